import { endingDocuments } from '@contract/application-choices'
import { limits } from '@contract/limits'
import * as rules from '@contract/rules/applications'
import { required } from '@contract/rules/generic'
import type { ApplicationSpec, RowSpec } from '@/features/application/spec'
import { words } from './text'

const fine = () => undefined

/** The document that a choice of the form names. */
function documentOf(choice: string) {
  const document = endingDocuments.find((name) => name === choice)
  if (!document) throw new Error(`No document of this name: ${choice}`)
  return document
}

const rows: RowSpec[] = [
  {
    look: 'chips',
    name: 'document',
    label: () => words().document,
    choices: () => endingDocuments.map((value) => ({ value, text: words()[value] })),
  },
  {
    look: 'select',
    name: 'storeId',
    label: () => words().store,
    optional: true,
    options: async (api) => {
      const { items } = await api.merchant.stores({}, { quiet: true })
      return items.map(({ id: value, name: text }) => ({ value, text }))
    },
  },
  {
    look: 'text',
    name: 'number',
    label: () => words().number,
    hint: () => words().numberHint,
    max: limits.documentNumberMax,
  },
  { look: 'day', name: 'until', label: () => words().until, optional: true, future: true },
  {
    look: 'pictures',
    name: 'photo',
    label: () => words().photo,
    pictures: [{ name: 'photo', caption: () => words().photo }],
  },
]

/** The form of a renewed licence of a store, or of the renewed insurance of a rider. */
export const licence: ApplicationSpec = {
  kind: 'licence',
  isRepeatable: true,
  title: () => words().title,
  cards: [{ heading: () => words().heading, rows }],
  rules: { document: required, storeId: fine, number: required, until: rules.licenceUntil },
  pictures: { photo: { module: 'licence', max: 1, rule: rules.licencePhoto } },
  send: (api, keyed, filled) =>
    api.partner.renewLicence(
      keyed({
        document: documentOf(filled.text('document')),
        storeId: filled.text('storeId') || undefined,
        number: filled.text('number'),
        until: filled.text('until') || undefined,
        photo: filled.picture('photo'),
        agreed: true,
      }),
    ),
}
