import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Field } from '@/components/form/Field'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { Cell } from '@/components/list/Cell'
import { SectionSheet } from '@/features/merchant/SectionSheet'
import { localized } from '@/i18n'
import type { GoodsModel } from '../model'
import { words } from '../text'
import styles from './sheets.module.scss'

const stockMax = 5

/** Stock count of an item. */
const StockSheet = observer(function StockSheet({ model }: { model: GoodsModel }) {
  const { editing, counted, count, change, busy } = model
  const t = words()
  return (
    <Sheet open={editing !== undefined} onClose={model.endEdit} title={editing ? localized(editing.name) : ''}>
      <View className={styles.edit}>
        <Field
          label={t.count}
          placeholder={t.count}
          kind="number"
          value={counted}
          maxLength={stockMax}
          onChange={count}
        />
        <Button text={t.save} busy={busy !== ''} disabled={!change} onPress={() => void model.saveEdit()} />
      </View>
    </Sheet>
  )
})

/** Sections of the menu, for renaming. */
const SectionsSheet = observer(function SectionsSheet({ model }: { model: GoodsModel }) {
  const { sections = [] } = model.about ?? {}
  const t = words()
  return (
    <Sheet open={model.listing} onClose={() => model.showSections(false)} title={t.sections}>
      <View className={styles.edit}>
        <View>
          {sections.map((section) => (
            <Cell
              key={section.id}
              label={localized(section.name)}
              value={t.rename}
              onOpen={() => model.nameSection(section)}
            />
          ))}
        </View>
        <Button kind="outline" icon="plus" text={t.newSection} onPress={() => model.nameSection()} />
      </View>
    </Sheet>
  )
})

/** The orders of the list. */
const SortSheet = observer(function SortSheet({ model }: { model: GoodsModel }) {
  const { sort, menu, least, sales } = words()
  const options = [
    { value: 'menu', text: menu },
    { value: 'stock', text: least },
    { value: 'sales', text: sales },
  ] as const
  return (
    <Sheet open={model.sorting} onClose={model.endSorting} title={sort}>
      <View className={styles.edit}>
        <RadioGroup label={sort} options={options} chosen={model.sort} onChoose={model.sortBy} />
      </View>
    </Sheet>
  )
})

/** The sheets of the goods; at most one is open. */
export const GoodsSheets = observer(({ model }: { model: GoodsModel }) => (
  <>
    <StockSheet model={model} />
    <SortSheet model={model} />
    <SectionsSheet model={model} />
    <SectionSheet model={model.sectionSheet} />
  </>
))
