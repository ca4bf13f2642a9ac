/** The prop in each card's picture, from the game-icons set. */
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import Abacus from '~icons/game-icons/abacus'
import Backstab from '~icons/game-icons/backstab'
import BallerinaShoes from '~icons/game-icons/ballerina-shoes'
import Bank from '~icons/game-icons/bank'
import Barrel from '~icons/game-icons/barrel'
import Bed from '~icons/game-icons/bed'
import BeerBottle from '~icons/game-icons/beer-bottle'
import BeerStein from '~icons/game-icons/beer-stein'
import Biceps from '~icons/game-icons/biceps'
import Bindle from '~icons/game-icons/bindle'
import BootKick from '~icons/game-icons/boot-kick'
import BottleCap from '~icons/game-icons/bottle-cap'
import Briefcase from '~icons/game-icons/briefcase'
import BrokenHeart from '~icons/game-icons/broken-heart'
import ButterflyKnife from '~icons/game-icons/butterfly-knife'
import Calendar from '~icons/game-icons/calendar'
import CandlestickPhone from '~icons/game-icons/candlestick-phone'
import CarWheel from '~icons/game-icons/car-wheel'
import CardJoker from '~icons/game-icons/card-joker'
import Cat from '~icons/game-icons/cat'
import Checklist from '~icons/game-icons/checklist'
import ChessKnight from '~icons/game-icons/chess-knight'
import Compass from '~icons/game-icons/compass'
import Crane from '~icons/game-icons/crane'
import Crowbar from '~icons/game-icons/crowbar'
import CupidonArrow from '~icons/game-icons/cupidon-arrow'
import Demolish from '~icons/game-icons/demolish'
import DiceSixFacesThree from '~icons/game-icons/dice-six-faces-three'
import DramaMasks from '~icons/game-icons/drama-masks'
import ExitDoor from '~icons/game-icons/exit-door'
import FilmProjector from '~icons/game-icons/film-projector'
import Fist from '~icons/game-icons/fist'
import Flowers from '~icons/game-icons/flowers'
import HammerDrop from '~icons/game-icons/hammer-drop'
import HandTruck from '~icons/game-icons/hand-truck'
import Handcuffs from '~icons/game-icons/handcuffs'
import HouseKeys from '~icons/game-icons/house-keys'
import HumanEar from '~icons/game-icons/human-ear'
import JigsawPiece from '~icons/game-icons/jigsaw-piece'
import Lips from '~icons/game-icons/lips'
import LoveLetter from '~icons/game-icons/love-letter'
import MachineGunMagazine from '~icons/game-icons/machine-gun-magazine'
import MagnifyingGlass from '~icons/game-icons/magnifying-glass'
import Martini from '~icons/game-icons/martini'
import Medal from '~icons/game-icons/medal'
import Megaphone from '~icons/game-icons/megaphone'
import Microphone from '~icons/game-icons/microphone'
import ModernCity from '~icons/game-icons/modern-city'
import MusicalNotes from '~icons/game-icons/musical-notes'
import Newspaper from '~icons/game-icons/newspaper'
import Notebook from '~icons/game-icons/notebook'
import PaintRoller from '~icons/game-icons/paint-roller'
import ParrotHead from '~icons/game-icons/parrot-head'
import PartyPopper from '~icons/game-icons/party-popper'
import PencilRuler from '~icons/game-icons/pencil-ruler'
import PiggyBank from '~icons/game-icons/piggy-bank'
import PoolTriangle from '~icons/game-icons/pool-triangle'
import PriceTag from '~icons/game-icons/price-tag'
import QuillInk from '~icons/game-icons/quill-ink'
import RaceCar from '~icons/game-icons/race-car'
import ReceiveMoney from '~icons/game-icons/receive-money'
import Ring from '~icons/game-icons/ring'
import RollingDices from '~icons/game-icons/rolling-dices'
import Saxophone from '~icons/game-icons/saxophone'
import ShatteredGlass from '~icons/game-icons/shattered-glass'
import Shield from '~icons/game-icons/shield'
import Shop from '~icons/game-icons/shop'
import Soap from '~icons/game-icons/soap'
import SpeedBoat from '~icons/game-icons/speed-boat'
import Sprout from '~icons/game-icons/sprout'
import SteeringWheel from '~icons/game-icons/steering-wheel'
import Stopwatch from '~icons/game-icons/stopwatch'
import SwapBag from '~icons/game-icons/swap-bag'
import TakeMyMoney from '~icons/game-icons/take-my-money'
import Teapot from '~icons/game-icons/teapot'
import Truck from '~icons/game-icons/truck'
import TwoShadows from '~icons/game-icons/two-shadows'
import Umbrella from '~icons/game-icons/umbrella'
import Wheelbarrow from '~icons/game-icons/wheelbarrow'
import WineBottle from '~icons/game-icons/wine-bottle'

export type Prop = Component<SVGAttributes<SVGSVGElement>>

/** By the card's number; there is no card 0. */
export const things: Readonly<Record<number, Prop>> = {
  1: ParrotHead,
  2: ReceiveMoney,
  3: Biceps,
  4: TakeMyMoney,
  5: HumanEar,
  6: Bindle,
  7: CarWheel,
  8: BeerBottle,
  9: FilmProjector,
  10: BallerinaShoes,
  11: WineBottle,
  12: Crane,
  13: BrokenHeart,
  14: Martini,
  15: BottleCap,
  16: Ring,
  17: Lips,
  18: Bed,
  19: CupidonArrow,
  20: Soap,
  21: DiceSixFacesThree,
  22: Stopwatch,
  23: MachineGunMagazine,
  24: Notebook,
  25: BeerStein,
  26: Calendar,
  27: Briefcase,
  28: JigsawPiece,
  29: Bank,
  30: Truck,
  31: ExitDoor,
  32: SpeedBoat,
  33: SteeringWheel,
  34: PartyPopper,
  35: Backstab,
  36: Wheelbarrow,
  37: ModernCity,
  38: PaintRoller,
  39: LoveLetter,
  40: Sprout,
  41: HandTruck,
  42: HammerDrop,
  43: PencilRuler,
  44: PiggyBank,
  45: Handcuffs,
  46: Teapot,
  47: Saxophone,
  48: RaceCar,
  49: Flowers,
  50: Compass,
  51: Barrel,
  52: Shop,
  53: CardJoker,
  54: DramaMasks,
  55: PoolTriangle,
  56: Cat,
  57: MagnifyingGlass,
  58: Demolish,
  59: ShatteredGlass,
  60: Abacus,
  61: Megaphone,
  62: Umbrella,
  63: Microphone,
  64: QuillInk,
  65: CandlestickPhone,
  66: PriceTag,
  67: TwoShadows,
  68: MusicalNotes,
  69: HouseKeys,
  70: Newspaper,
  71: Medal,
  72: ButterflyKnife,
  73: Checklist,
  74: SwapBag,
  75: Shield,
  76: Fist,
  77: Crowbar,
  78: RollingDices,
  79: BootKick,
  80: ChessKnight,
}
