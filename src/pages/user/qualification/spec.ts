import { limits } from '@contract/limits'
import * as rules from '@contract/rules/applications'
import { required } from '@contract/rules/generic'
import { creditCode } from '@contract/rules/identity'
import type { ApplicationSpec, RowSpec } from '@/features/application/spec'
import { roomToClean } from '@/components/form/Field/room'
import { words } from './text'

const codeLength = 18
const fine = () => undefined

const rows: RowSpec[] = [
  {
    look: 'text',
    name: 'company',
    label: () => words().company,
    hint: () => words().companyHint,
    max: limits.storeNameMax,
  },
  {
    look: 'text',
    name: 'licenceCode',
    label: () => words().code,
    hint: () => words().codeHint,
    max: roomToClean(codeLength),
  },
  {
    look: 'text',
    name: 'personInCharge',
    label: () => words().person,
    hint: () => words().personHint,
    max: limits.nameMax,
  },
  {
    look: 'pictures',
    name: 'businessLicence',
    label: () => words().photos,
    pictures: [{ name: 'businessLicence', caption: () => words().licence }],
  },
  {
    look: 'pictures',
    name: 'otherDocuments',
    label: () => words().others,
    optional: true,
    pictures: [{ name: 'otherDocuments', caption: () => words().othersCaption }],
  },
]

/** The licence of a business. */
export const qualification: ApplicationSpec = {
  kind: 'qualification',
  title: () => words().title,
  cards: [{ heading: () => words().business, rows }],
  rules: { company: required, licenceCode: creditCode, personInCharge: rules.personInCharge },
  pictures: {
    businessLicence: { module: 'licence', max: 1, rule: rules.businessLicence },
    otherDocuments: { module: 'licence', max: limits.otherDocuments, rule: fine },
  },
  send: (api, keyed, filled) =>
    api.partner.qualify(
      keyed({
        company: filled.text('company'),
        licenceCode: filled.text('licenceCode'),
        personInCharge: filled.text('personInCharge'),
        businessLicence: filled.picture('businessLicence'),
        otherDocuments: filled.pictures('otherDocuments'),
        agreed: true,
      }),
    ),
}
