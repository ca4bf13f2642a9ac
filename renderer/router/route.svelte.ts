import { createSubscriber } from 'svelte/reactivity'
import { on } from 'svelte/events'
import { parse, type Route } from './router.ts'

const subscribe = createSubscriber((update) => on(window, 'hashchange', update))

/** Where we are; components that ask are told when it changes. */
export function route(): Route {
  subscribe()
  return parse(location.hash)
}

export function go(address: string): void {
  location.hash = address
}
