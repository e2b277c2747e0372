import type { RiderForm } from '@contract/entities/application'
import { riderOrderTypes } from '@contract/application-choices'
import { limits } from '@contract/limits'
import * as rules from '@contract/rules/applications'
import {
  birthDateRow,
  cardPictures,
  cardRow,
  genderRow,
  identityHeading,
  identityOf,
  identityRules,
  idNumberRow,
  nameRow,
  personRules,
  recognition,
  regionRow,
} from '@/features/application/identity'
import { choicesOf } from '@/features/application/choices'
import type { ApplicationSpec, FilledForm, PictureSpec, RowSpec } from '@/features/application/spec'
import { roomToClean } from '@/components/form/Field/room'
import { words } from './text'

const photo: PictureSpec = { module: 'vehicle', max: 1, rule: rules.vehiclePhoto }
const numberMax = 9
const plateMax = 8

const sizesOf = (name: 'body' | 'cabin'): RowSpec => ({
  look: 'sizes',
  name,
  label: () => words()[name],
  unit: () => words().cm,
  sizes: (['length', 'width', 'height'] as const).map((side) => ({
    name: `${name}.${side}`,
    caption: () => words()[side],
  })),
})

const ridingRows: RowSpec[] = [
  {
    look: 'chips',
    name: 'positionType',
    label: () => words().position,
    choices: () => (['fullTime', 'partTime'] as const).map((value) => ({ value, text: words()[value] })),
  },
  {
    look: 'manyChips',
    name: 'orderTypes',
    label: () => words().orderTypes,
    choices: () => choicesOf(riderOrderTypes),
  },
]

type Typed = 'brand' | 'plate' | 'greenBar' | 'insuranceNumber'
const typed = (name: Typed, max: number): RowSpec => ({
  look: 'text',
  name,
  label: () => words()[name],
  hint: () => words()[`${name}Hint`],
  max,
})

const vehicleRows: RowSpec[] = [
  {
    look: 'select',
    name: 'vehicleType',
    label: () => words().type,
    options: async (api) => {
      const { items } = await api.partner.carMenu({}, { quiet: true })
      return items.map(({ type: value, name: text }) => ({ value, text }))
    },
  },
  typed('brand', limits.nameMax),
  {
    look: 'text',
    name: 'load',
    label: () => words().load,
    hint: () => words().loadHint,
    max: numberMax,
    input: 'digit',
    unit: () => words().kg,
  },
  typed('plate', roomToClean(plateMax)),
  typed('greenBar', limits.documentNumberMax),
  typed('insuranceNumber', limits.documentNumberMax),
  { look: 'day', name: 'insuranceUntil', label: () => words().insuranceUntil, future: true },
  sizesOf('body'),
  sizesOf('cabin'),
  {
    look: 'pictures',
    name: 'vehicleFront',
    label: () => words().photos,
    pictures: [
      { name: 'vehicleFront', caption: () => words().front },
      { name: 'vehicleSide', caption: () => words().side },
      { name: 'vehicleBack', caption: () => words().back },
    ],
  },
]

const sizeOf = (filled: FilledForm, name: 'body' | 'cabin') => ({
  length: filled.text(`${name}.length`),
  width: filled.text(`${name}.width`),
  height: filled.text(`${name}.height`),
})

/** The form of a rider (product text §3, rider application). */
export const rider: ApplicationSpec = {
  kind: 'rider',
  title: () => words().title,
  cards: [
    {
      heading: identityHeading,
      rows: [nameRow, idNumberRow, cardRow, genderRow, birthDateRow, regionRow],
    },
    { heading: () => words().riding, rows: ridingRows },
    { heading: () => words().vehicle, rows: vehicleRows },
  ],
  rules: {
    ...identityRules,
    ...personRules,
    positionType: rules.positionType,
    orderTypes: (value) => rules.orderTypes(value.split(',').filter(Boolean)),
    vehicleType: rules.vehicleType,
    brand: rules.vehicleBrand,
    load: rules.vehicleLoad,
    plate: rules.vehiclePlate,
    greenBar: rules.greenBar,
    insuranceNumber: rules.insuranceNumber,
    insuranceUntil: rules.lastDay,
    'body.length': rules.vehicleDimension,
    'body.width': rules.vehicleDimension,
    'body.height': rules.vehicleDimension,
    'cabin.length': rules.vehicleDimension,
    'cabin.width': rules.vehicleDimension,
    'cabin.height': rules.vehicleDimension,
  },
  pictures: { ...cardPictures, vehicleFront: photo, vehicleSide: photo, vehicleBack: photo },
  recognition,
  send: (api, keyed, filled) =>
    api.partner.riderConfirm(
      keyed({
        ...identityOf(filled),
        gender: filled.text('gender') as RiderForm['gender'],
        birthDate: filled.text('birthDate'),
        region: filled.text('region'),
        positionType: filled.text('positionType') as RiderForm['positionType'],
        orderTypes: filled.list('orderTypes') as RiderForm['orderTypes'],
        vehicleType: filled.text('vehicleType') as RiderForm['vehicleType'],
        brand: filled.text('brand'),
        load: filled.text('load'),
        plate: filled.text('plate'),
        greenBar: filled.text('greenBar'),
        insuranceNumber: filled.text('insuranceNumber'),
        insuranceUntil: filled.text('insuranceUntil'),
        body: sizeOf(filled, 'body'),
        cabin: sizeOf(filled, 'cabin'),
        vehicleFront: filled.picture('vehicleFront'),
        vehicleSide: filled.picture('vehicleSide'),
        vehicleBack: filled.picture('vehicleBack'),
        agreed: true,
      }),
    ),
}
