import * as rules from '@contract/rules/applications'
import { required } from '@contract/rules/generic'
import { requiredPhone } from '@contract/rules/phone'
import {
  cardPictures,
  cardRow,
  identityHeading,
  identityOf,
  identityRules,
  idNumberRow,
  nameRow,
  regionRow,
} from '@/features/application/identity'
import { longRow, phoneRow } from '@/features/application/more-rows'
import type { ApplicationSpec } from '@/features/application/spec'
import { words } from './text'

/** The form of somebody who wants to be the agent of a region. */
export const agent: ApplicationSpec = {
  kind: 'agent',
  title: () => words().title,
  cards: [
    { heading: identityHeading, rows: [nameRow, idNumberRow, cardRow] },
    {
      heading: () => words().region,
      rows: [
        phoneRow,
        regionRow,
        longRow(
          'experience',
          () => words().experience,
          () => words().experienceHint,
        ),
      ],
    },
  ],
  rules: { ...identityRules, phone: requiredPhone, region: rules.riderRegion, experience: required },
  pictures: cardPictures,
  recognition: { picture: 'idFront', fields: { name: 'name', idNumber: 'idNumber' } },
  send: (api, keyed, filled) =>
    api.partner.agentAudit(
      keyed({
        ...identityOf(filled),
        phone: filled.text('phone'),
        region: filled.text('region'),
        experience: filled.text('experience'),
        agreed: true,
      }),
    ),
}
