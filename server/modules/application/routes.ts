import type { ApplicationForms, ApplicationKind } from '@contract/entities/application'
import * as calls from '@contract/calls/partner'
import { userAuthStatus, userCertification } from '@contract/calls/user'
import { idRecognition } from '../../recognition'
import type { SignedIn } from '../../http/caller'
import type { Context } from '../../context'
import type { Routes } from '../module'
import type { Transaction } from 'kysely'
import type { Database } from '../../database/schema'
import { authStatusOf, certificationsOf } from './certification'
import { kinds } from './kinds'
import type { Kind } from './kind'
import * as queries from './queries'
import type { PrivateMedia } from '../upload/private/private-media'
import type { ApplicationEngine } from './engine'
import type { Recruitment } from './recruitment'
import { applicationOf, type FilledInForms, nothingOf } from './view'

/** Reading a picture is work. */
const reading = { calls: 20, minutes: 1, per: 'customer' } as const

export interface ApplicationServices {
  readonly applications: ApplicationEngine
  readonly privateMedia: PrivateMedia
  readonly recruitment: Recruitment
  readonly filledIn: FilledInForms
}

/** Applications of riders, merchants, partners and agents and the certifications that they lead to (product text §3, §5; calls of riders and partners). */
export const applicationRoutes =
  (context: Context, { applications, privateMedia, recruitment, filledIn }: ApplicationServices): Routes =>
  ({ handle }) => {
    const { db, config } = context
    const days = config.reviewWorkingDays
    const recognition = idRecognition(config)

    const handIn =
      <Name extends ApplicationKind>(kind: Kind<Name>) =>
      async (
        tx: Transaction<Database>,
        caller: SignedIn,
        { idempotencyKey: _, ...form }: ApplicationForms[Name] & { idempotencyKey: string },
      ) =>
        applicationOf(
          await applications.handIn(tx, caller, kind, form as unknown as ApplicationForms[Name]),
          caller.language,
          days,
        )

    handle(calls.partnerRiderActivity, () => Promise.resolve(recruitment.activity()))
    handle(calls.partnerCarMenu, ({ language }) => Promise.resolve(recruitment.vehicles(language)))
    handle(calls.partnerRiders, () => recruitment.riders())
    handle(calls.partnerStatus, async ({ customer, language }, { kind }) => {
      const row = (await queries.applicationsOf(db, customer.id)).find((each) => each.kind === kind)
      if (!row) return { application: nothingOf(kind, days), filledIn: null }
      const isOpen = row.state === 'resubmit' && applications.isKept(row)
      return { application: applicationOf(row, language, days), filledIn: isOpen ? await filledIn.of(row) : null }
    })
    handle(userCertification, ({ customer, language }) => certificationsOf(db, customer.id, language))
    handle(userAuthStatus, ({ customer, language }) => authStatusOf(db, customer.id, language))
    handle.once(calls.partnerRiderConfirm, handIn(kinds.rider))
    handle.once(calls.partnerMerchantApply, handIn(kinds.merchant))
    handle.once(calls.partnerApply, handIn(kinds.partner))
    handle.once(calls.partnerAgentAudit, handIn(kinds.agent))
    handle.once(calls.partnerQualify, handIn(kinds.qualification))
    handle.once(calls.partnerRenewLicence, handIn(kinds.licence))
    handle(
      calls.partnerRecognizeId,
      async (_, { pictureId }) => {
        if (!recognition) return { recognized: null }
        const bytes = await privateMedia.view({
          id: pictureId,
          viewer: { kind: 'recognition', name: recognition.name },
        })
        return { recognized: (bytes && (await recognition.read(bytes))) ?? null }
      },
      reading,
    )
  }
