import type { ComponentType } from 'react'
import { observer } from 'mobx-react'
import type { ApplicationModel } from '../model'
import type { Look, RowSpec } from '../spec'
import { ChipsRow, ManyChipsRow } from './chips'
import { AddressRow, DayRow, RegionRow, SelectRow } from './opened'
import { PicturesRow } from './pictures'
import type { RowProps } from './props'
import { LongRow, SizesRow, TextRow } from './typed'

/** The view of each look. */
const views: { readonly [L in Look]: ComponentType<RowProps<L>> } = {
  text: TextRow,
  long: LongRow,
  chips: ChipsRow,
  manyChips: ManyChipsRow,
  select: SelectRow,
  region: RegionRow,
  day: DayRow,
  address: AddressRow,
  pictures: PicturesRow,
  sizes: SizesRow,
}

/** A row of an application by its look; nothing where it is not asked for. */
export const AnyRow = observer(function AnyRow({ model, row }: { model: ApplicationModel; row: RowSpec }) {
  if (!model.asks(row.name)) return null
  const View = views[row.look] as ComponentType<{ model: ApplicationModel; row: RowSpec }>
  return <View model={model} row={row} />
})
