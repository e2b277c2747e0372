import type { Outgoing } from './transport'

type Asked = Pick<Outgoing, 'url' | 'body'>

/** What a page brought with it in answer to a request; only the web has such pages. */
export const firstAnswer = (_asked: Asked, _headers: Readonly<Record<string, string>>): { data: unknown } | undefined =>
  undefined
