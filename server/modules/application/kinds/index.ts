import type { ApplicationKind } from '@contract/entities/application'
import type { Kind } from '../kind'
import { agent } from './agent'
import { licence } from './licence'
import { merchant } from './merchant'
import { partner } from './partner'
import { qualification } from './qualification'
import { rider } from './rider'

/** Every kind of application. */
export const kinds: { readonly [Name in ApplicationKind]: Kind<Name> } = {
  rider,
  merchant,
  partner,
  agent,
  qualification,
  licence,
}
