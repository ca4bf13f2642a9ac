/** The same direction, in degrees, said so that the way there from the one before is the short one. */
export const nearest = (angle: number, before: number): number => angle + 360 * Math.round((before - angle) / 360)
