import type { RequestInput, Response } from '@contract/call'
import type { CallName as AnyCallName, Calls } from '@contract/calls'
import type { FormCallName } from '@contract/calls/upload'
import { pathOf } from '@contract/paths'
import { post, type Options, type Pending } from './http'
import { sendOrKeep } from './kept-answers'
import { whileHere, type Here } from './while-here'

/** Calls with a JSON body; multipart calls go through `services/upload`. */
type CallName = Exclude<AnyCallName, FormCallName>

type GroupOf<N extends string> = N extends `${infer Group}.${string}` ? Group : never
type ActionOf<N extends string, G extends string> = N extends `${G}.${infer Action}` ? Action : never

type Send<N extends CallName> = (request: RequestInput<Calls[N]>, options?: Options) => Pending<Response<Calls[N]>>

/** The response type of a call, by its name. */
export type Answer<N extends AnyCallName> = Response<Calls[N]>

/** Every call of the contract as `api.<group>.<action>(request)`. */
export type Api = {
  readonly [G in GroupOf<CallName>]: {
    readonly [A in ActionOf<CallName, G>]: Send<Extract<`${G}.${A}`, CallName>>
  }
}

/** A class, so that MobX does not make the proxy deeply observable. */
class ByName {}

/** Builds call names at run time, so that the contract's schemas are not bundled with the client. */
const byName = (make: (key: string) => unknown) =>
  new Proxy(new ByName(), { get: (_, key) => (typeof key === 'string' ? make(key) : undefined) })

type Call = (name: string, request: unknown, options?: Options) => Pending<unknown>

const callsBy = (call: Call): Api =>
  byName((group) =>
    byName((action) => (request: unknown, options?: Options) => call(`${group}.${action}`, request, options)),
  ) as unknown as Api

const send: Call = (name, request, options) =>
  sendOrKeep(name, request, options?.kept === true, () => post(pathOf(name), request, options))

/** All calls of the contract by group and action, such as `api.store.detail({ storeId })`. */
export const api = callsBy(send)

/** The same calls for a screen: what is answered once it was left is never heard of there. */
export const apiFor = (here: Here): Api =>
  callsBy((name, request, options) => whileHere(here, send(name, request, options), options))
