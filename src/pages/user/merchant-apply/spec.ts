import type { StoreType } from '@contract/entities/application'
import { keysOf, storeTypes, tradeLicences, usualStoreType } from '@contract/application-choices'
import { limits } from '@contract/limits'
import * as rules from '@contract/rules/applications'
import { requires } from '@contract/rules/rule'
import { choicesOf } from '@/features/application/choices'
import { cardAndHoldingRow, cardPictures, holdingPicture, idNumberRow } from '@/features/application/identity'
import type { ApplicationSpec, FilledForm, RowSpec } from '@/features/application/spec'
import { words } from './text'

const fine = () => undefined
const phoneMax = 20

/** The chosen type of store, or the usual one before. */
const storeTypeOf = (filled: FilledForm): StoreType =>
  keysOf(storeTypes).find((type) => type === filled.text('storeType')) ?? usualStoreType
const licenceOf = (filled: FilledForm) => tradeLicences[storeTypeOf(filled)]
const isTradeLicence = (name: string): boolean => Object.values<string | null>(tradeLicences).includes(name)

/** Whether the form asks for a field, by the chosen type of store. */
function asks(name: string, filled: FilledForm): boolean {
  const licence = licenceOf(filled)
  return name === 'tradeUntil' ? licence !== null : !isTradeLicence(name) || name === licence
}

/** The licence of the trade with its last day, where there is one. */
function tradeOf(filled: FilledForm) {
  const licence = licenceOf(filled)
  return licence && { [licence]: filled.picture(licence), tradeUntil: filled.text('tradeUntil') }
}

const storeRows: RowSpec[] = [
  {
    look: 'chips',
    name: 'storeType',
    label: () => words().storeType,
    choices: () => choicesOf(storeTypes),
  },
  {
    look: 'pictures',
    name: 'logoId',
    label: () => words().logo,
    pictures: [{ name: 'logoId', caption: () => words().logo }],
  },
  {
    look: 'text',
    name: 'storeName',
    label: () => words().storeName,
    hint: () => words().storeNameHint,
    max: limits.storeNameMax,
  },
  {
    look: 'text',
    name: 'storePhone',
    label: () => words().storePhone,
    hint: () => words().storePhoneHint,
    max: phoneMax,
  },
  {
    look: 'select',
    name: 'category',
    label: () => words().category,
    options: async (api) => {
      const { items } = await api.store.categories({}, { quiet: true, kept: true })
      return items.map(({ key: value, name: text }) => ({ value, text }))
    },
  },
  { look: 'address', name: 'address', label: () => words().address },
]

const personRows: RowSpec[] = [
  {
    look: 'text',
    name: 'personInCharge',
    label: () => words().personName,
    hint: () => words().personHint,
    max: limits.realNameMax,
  },
  idNumberRow,
  cardAndHoldingRow,
]

const documentRows: RowSpec[] = [
  {
    look: 'pictures',
    name: 'businessLicence',
    label: () => words().licences,
    pictures: [
      { name: 'businessLicence', caption: () => words().business },
      { name: 'foodLicence', caption: () => words().food },
      { name: 'specialTradeLicence', caption: () => words().specialTrade },
    ],
  },
  { look: 'day', name: 'businessUntil', label: () => words().businessUntil, optional: true, future: true },
  { look: 'day', name: 'tradeUntil', label: () => words().tradeUntil, future: true },
  {
    look: 'pictures',
    name: 'otherDocuments',
    label: () => words().others,
    optional: true,
    pictures: [{ name: 'otherDocuments', caption: () => words().othersCaption }],
  },
]

/** The form of a merchant (product text §3, merchant application). */
export const merchant: ApplicationSpec = {
  kind: 'merchant',
  isRepeatable: true,
  title: () => words().title,
  cards: [
    { heading: () => words().store, rows: storeRows },
    { heading: () => words().person, rows: personRows },
    { heading: () => words().documents, rows: documentRows },
  ],
  rules: {
    storeType: requires('required'),
    storeName: rules.storeName,
    storePhone: rules.storePhone,
    category: rules.storeCategory,
    address: rules.storeAddress,
    'position.latitude': fine,
    'position.longitude': fine,
    personInCharge: rules.personInCharge,
    idNumber: rules.idNumber,
    businessUntil: rules.licenceUntil,
    tradeUntil: rules.lastDay,
  },
  pictures: {
    logoId: { module: 'store', max: 1, rule: rules.storeLogo },
    ...cardPictures,
    ...holdingPicture,
    businessLicence: { module: 'licence', max: 1, rule: rules.businessLicence },
    foodLicence: { module: 'licence', max: 1, rule: rules.foodLicence },
    specialTradeLicence: { module: 'licence', max: 1, rule: rules.specialTradeLicence },
    otherDocuments: { module: 'licence', max: limits.otherDocuments, rule: fine },
  },
  asks,
  recognition: { picture: 'idFront', fields: { name: 'personInCharge', idNumber: 'idNumber' } },
  send: (api, keyed, filled) =>
    api.partner.merchantApply(
      keyed({
        storeType: storeTypeOf(filled),
        logoId: filled.picture('logoId'),
        storeName: filled.text('storeName'),
        storePhone: filled.text('storePhone'),
        category: filled.text('category'),
        address: filled.text('address'),
        position: {
          latitude: Number(filled.text('position.latitude')),
          longitude: Number(filled.text('position.longitude')),
        },
        personInCharge: filled.text('personInCharge'),
        idNumber: filled.text('idNumber'),
        idFront: filled.picture('idFront'),
        idBack: filled.picture('idBack'),
        idHolding: filled.picture('idHolding'),
        businessLicence: filled.picture('businessLicence'),
        businessUntil: filled.text('businessUntil') || undefined,
        ...tradeOf(filled),
        otherDocuments: filled.pictures('otherDocuments'),
        agreed: true,
      }),
    ),
}
