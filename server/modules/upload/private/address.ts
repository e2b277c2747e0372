import { minutesAfter } from '../../../clock'
import type { Context } from '../../../context'
import { privatePrefix } from '../../../http/logged-url'

/**
 * Viewer of a private picture: its owner, a reviewer of the case that it proves, the text recognition, or a party of a
 * conversation.
 */
export interface Viewer {
  readonly kind: 'owner' | 'reviewer' | 'recognition' | 'participant'
  /** The customer's id, or a name by which the deployment knows the reviewer. */
  readonly name: string
}

/** Permission of a signed address. */
export interface ViewPermission {
  readonly id: string
  readonly viewer: Viewer
}

/** Minutes for which an address is valid. */
export const addressMinutes = 10

const kinds: readonly string[] = ['owner', 'reviewer', 'recognition', 'participant'] satisfies Viewer['kind'][]

const claimText = (claim: string): string => `private.${claim}`

/** The signed address of a private picture, as a picture's path: `-<width>.webp` follows it. */
export function addressOf({ seal, clock }: Pick<Context, 'seal' | 'clock'>, { id, viewer }: ViewPermission): string {
  const expires = minutesAfter(clock.now(), addressMinutes).getTime()
  const claim = Buffer.from(JSON.stringify([id, expires, viewer.kind, viewer.name])).toString('base64url')
  return `${privatePrefix}${claim}.${seal.sign(claimText(claim))}`
}

/** Permission of an address, and its width; undefined unless this server signed it and it is still valid. */
export function viewingOf(
  { seal, clock }: Pick<Context, 'seal' | 'clock'>,
  file: string,
): (ViewPermission & { readonly width: string }) | undefined {
  const [, claim = '', signature = '', width = ''] = /^([\w-]+)\.([0-9a-f]{64})-(\d{2,4})\.webp$/.exec(file) ?? []
  if (!claim || !seal.isSigned(claimText(claim), signature)) return undefined
  const [id, expires, kind, name] = JSON.parse(Buffer.from(claim, 'base64url').toString()) as [
    string,
    number,
    Viewer['kind'],
    string,
  ]
  if (!kinds.includes(kind) || expires <= clock.now().getTime()) return undefined
  return { id, viewer: { kind, name }, width }
}
