import type { Owned, OwnedKind } from '@contract/entities/ids'

/**
 * Brands an id that the server generated or read from its own database. Never used for ids of a request, which their schema
 * brands.
 */
export const trustedId = <Kind extends OwnedKind>(_kind: Kind, id: string): Owned<Kind> => id as Owned<Kind>
