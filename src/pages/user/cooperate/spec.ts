import { limits } from '@contract/limits'
import * as rules from '@contract/rules/applications'
import { required } from '@contract/rules/generic'
import { requiredPhone } from '@contract/rules/phone'
import { nameRow, regionRow } from '@/features/application/identity'
import { longRow, phoneRow } from '@/features/application/more-rows'
import type { ApplicationSpec } from '@/features/application/spec'
import { words } from './text'

/** The form of somebody who wants to cooperate with the platform. */
export const partner: ApplicationSpec = {
  kind: 'partner',
  title: () => words().title,
  cards: [
    {
      heading: () => words().you,
      rows: [
        nameRow,
        phoneRow,
        {
          look: 'text',
          name: 'company',
          label: () => words().company,
          hint: () => words().companyHint,
          max: limits.storeNameMax,
          optional: true,
        },
        regionRow,
        longRow(
          'plan',
          () => words().plan,
          () => words().planHint,
        ),
      ],
    },
  ],
  rules: {
    name: rules.applicantName,
    phone: requiredPhone,
    company: () => undefined,
    region: rules.riderRegion,
    plan: required,
  },
  pictures: {},
  send: (api, keyed, filled) =>
    api.partner.apply(
      keyed({
        name: filled.text('name'),
        phone: filled.text('phone'),
        company: filled.text('company'),
        region: filled.text('region'),
        plan: filled.text('plan'),
        agreed: true,
      }),
    ),
}
