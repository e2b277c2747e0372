import { providerKinds } from '@contract/payment-kinds'
import { type AccountKind, ownAccountKinds } from '../../database/schema/money'

/** Every kind of account; each provider has one of its name. */
export const accountKinds: readonly AccountKind[] = [...ownAccountKinds, ...providerKinds]
