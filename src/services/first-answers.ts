import type { Outgoing } from './transport'

type Asked = Pick<Outgoing, 'url' | 'body'>

/** Embedded answers exist on the web only. */
export const firstAnswer = (_asked: Asked, _headers: Readonly<Record<string, string>>): { data: unknown } | undefined =>
  undefined
