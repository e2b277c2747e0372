import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { TableSet } from '@contract/entities/reservation'
import { limits } from '@contract/limits'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { ChipSet } from '@/components/form/ChipSet'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { CountRow } from '@/features/merchant/CountRow'
import type { Setup } from '../setup'
import { words } from '../text'
import styles from '../index.module.scss'

const nameOf = ({ tables }: TableSet): string => tables.join(' + ')

/** Tables that are joined for large parties. */
export const Sets = observer(function Sets({ setup: { sets, tables } }: { setup: Setup }) {
  const t = words()
  return (
    <>
      {sets.list.length > 0 && (
        <CellGroup heading={t.sets}>
          {sets.list.map((set, index) =>
            index === sets.editing ? (
              <Edited key={index} sets={sets} tables={tables} index={index} />
            ) : (
              <Cell
                key={index}
                label={nameOf(set)}
                value={t.size(set.least, set.most)}
                onOpen={() => sets.edit(index)}
              />
            ),
          )}
        </CellGroup>
      )}
      {tables.length > 1 && (
        <Button
          kind="outline"
          text={t.addSet}
          disabled={sets.list.length >= limits.tablesPerStore}
          onPress={sets.add}
        />
      )}
    </>
  )
})

const Edited = observer(({ sets, tables, index }: Pick<Setup, 'sets' | 'tables'> & { index: number }) => {
  const t = words()
  const set = sets.list[index]
  if (!set) return null
  return (
    <View className={styles.tables__sheet}>
      <ChipSet label={t.joined}>
        {tables.map(({ name }) => (
          <Chip
            key={name}
            ground="card"
            text={name}
            on={set.tables.includes(name)}
            onPress={() => sets.toggle(index, name)}
          />
        ))}
      </ChipSet>
      <CountRow
        label={t.least}
        value={set.least}
        min={1}
        max={set.most}
        onChange={(least) => sets.change(index, { least })}
      />
      <CountRow
        label={t.most}
        value={set.most}
        min={set.least}
        max={limits.tablePartyMax}
        onChange={(most) => sets.change(index, { most })}
      />
      <View className={styles.tables__foot}>
        <Button kind="outline" size={72} text={t.removeSet} onPress={() => sets.remove(index)} />
        <Button size={72} text={t.done} onPress={() => sets.edit(undefined)} />
      </View>
    </View>
  )
})
