import type { ApplicationKind } from '@contract/entities/application'
import { MerchantState } from '@/features/merchant/merchant'
import { navigate } from '@/platform/navigation/gate'
import { replace } from '@/platform/navigation/navigation'
import type { RootState } from '@/state'
import { words } from './text'

/** Parameters that reopen the form of a rejected application, at a field. */
export type Editing = Readonly<{ edit?: '1'; field?: string }>

interface Way {
  /** Puts the form in the place of the screen. */
  readonly toForm: (editing: Editing) => Promise<void>
  /** Action of an accepted applicant. */
  readonly accepted?: { readonly text: () => string; readonly go: (root: RootState) => void }
}

function openStore(root: RootState): void {
  void root.keep(MerchantState).stores.reload()
  navigate('merchantOrders')
}

/** The screens of each kind of application. */
export const ways: Readonly<Record<ApplicationKind, Way>> = {
  rider: {
    toForm: (editing) => replace('rider', editing),
    accepted: { text: () => words().startRiding, go: () => navigate('riderTasks') },
  },
  merchant: {
    toForm: (editing) => replace('merchantApply', editing),
    accepted: { text: () => words().openStore, go: openStore },
  },
  partner: { toForm: (editing) => replace('cooperate', editing) },
  agent: { toForm: (editing) => replace('agentAudit', editing) },
  qualification: { toForm: (editing) => replace('businessQualification', editing) },
  licence: { toForm: (editing) => replace('licenceRenewal', editing) },
}
