import type { ComponentType } from 'react'
import { ScrollView } from '@tarojs/components'
import { observer } from 'mobx-react'
import { DaySheet } from '@/components/form/DaySheet'
import { RadioGroup } from '@/components/form/RadioGroup'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { RegionSheet } from '@/features/region/RegionSheet'
import type { ApplicationModel } from '../model'
import type { RowProps } from '../rows/props'
import type { Card, Look, RowSpec } from '../spec'
import styles from './index.module.scss'

const Region = observer(({ model, row: { name } }: RowProps<'region'>) => (
  <RegionSheet
    regions={model.regions}
    open={model.opened === name}
    onClose={model.close}
    onChoose={(path) => model.chooseRegion(name, path)}
  />
))

const Day = observer(({ model, row: { name, label, future = false } }: RowProps<'day'>) => (
  <DaySheet
    title={label()}
    open={model.opened === name}
    value={model.text(name)}
    future={future}
    onClose={model.close}
    onPick={(day) => model.choose(name, day)}
  />
))

const Select = observer(({ model, row: { name, label } }: RowProps<'select'>) => (
  <Sheet title={label()} open={model.opened === name} onClose={model.close}>
    <ScrollView scrollY className={styles.form__options}>
      <AsyncView resource={model.optionsFor(name)} inline>
        {(options) => (
          <RadioGroup
            label={label()}
            options={options}
            chosen={model.text(name)}
            onChoose={(value) => model.choose(name, value)}
            lines="between"
          />
        )}
      </AsyncView>
    </ScrollView>
  </Sheet>
))

/** The sheets of the looks that have one. */
const sheets: { readonly [L in Look]?: ComponentType<RowProps<L>> } = { region: Region, day: Day, select: Select }

export interface SheetsProps {
  model: ApplicationModel
  cards: readonly Card[]
}

/** The sheets of all rows; at most one is open. */
export const RowSheets = observer(({ model, cards }: SheetsProps) => (
  <>
    {cards
      .flatMap(({ rows }) => rows)
      .map((row) => {
        const View = sheets[row.look] as ComponentType<{ model: ApplicationModel; row: RowSpec }> | undefined
        return View && <View key={row.name} model={model} row={row} />
      })}
  </>
))
