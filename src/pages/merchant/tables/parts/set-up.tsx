import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { limits } from '@contract/limits'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Chip } from '@/components/base/Chip'
import { Note } from '@/components/base/Note'
import { Field } from '@/components/form/Field'
import { SwitchRow } from '@/components/form/SwitchRow'
import { ChipSet } from '@/components/form/ChipSet'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { CountRow } from '@/features/merchant/CountRow'
import { useModel } from '@/state'
import type { Board } from '../model'
import { Setup } from '../setup'
import { seatingNames, words } from '../text'
import styles from '../index.module.scss'
import { Days } from './days'
import { Hours } from './hours'
import { QueueSizes } from './queue-sizes'
import { Sets } from './sets'

interface Props {
  storeId: string
  board: Board
  /** The restaurant's current day. */
  today: string
  onSaved: (board: Board) => void
}

const kinds = ['hall', 'booth', 'private', 'terrace', 'bar'] as const
/** A step of the deposit, in fen. */
const DEPOSIT_STEP = 10_00

/** The rules, hours and tables of a restaurant. */
export const SetUp = observer(function SetUp({ storeId, board, today, onSaved }: Props) {
  const setup = useModel((api) => new Setup(api, storeId, board, today, onSaved))
  const t = words()
  const { tables, editing, add, save, busy, isChanged } = setup
  return (
    <View className={styles.tables}>
      {!board.isSetUp && <Note kind="info" icon="info" text={t.begin} />}
      <Rules setup={setup} />
      <Hours setup={setup} />
      <Days setup={setup} />
      <CellGroup heading={t.own}>
        {tables.map(({ name, seating, least, most }, index) =>
          index === editing ? (
            <Edited key={index} setup={setup} index={index} />
          ) : (
            <Cell
              key={index}
              label={name}
              value={`${seatingNames()[seating]} · ${t.size(least, most)}`}
              onOpen={() => setup.edit(index)}
            />
          ),
        )}
      </CellGroup>
      <Button
        kind="outline"
        text={t.add}
        disabled={tables.length >= limits.tablesPerStore}
        onPress={() => add('hall')}
      />
      <Sets setup={setup} />
      <QueueSizes setup={setup} />
      <Button text={t.save} busy={busy} disabled={!isChanged || tables.length === 0} onPress={() => void save()} />
    </View>
  )
})

const Rules = observer(({ setup }: { setup: Setup }) => {
  const t = words()
  const { rules, set } = setup
  const { byHand, turnoverMinutes, partyMost, partiesPerQuarter, deposit, freeMinutes } = rules
  const rows = [
    {
      label: t.turnover,
      value: turnoverMinutes / 15,
      text: String(turnoverMinutes),
      min: 2,
      max: 24,
      to: (value: number) => set('turnoverMinutes', value * 15),
    },
    {
      label: t.partyMost,
      value: partyMost,
      min: 1,
      max: limits.tablePartyMax,
      to: (value: number) => set('partyMost', value),
    },
    {
      label: t.perQuarter,
      value: partiesPerQuarter ?? 0,
      text: partiesPerQuarter === null ? t.noCap : String(partiesPerQuarter),
      min: 0,
      max: 100,
      to: (value: number) => set('partiesPerQuarter', value || null),
    },
    {
      label: t.depositSet,
      value: deposit / DEPOSIT_STEP,
      text: formatMoney(deposit),
      min: 0,
      max: 100,
      to: (value: number) => set('deposit', value * DEPOSIT_STEP),
    },
    {
      label: t.free,
      value: freeMinutes / 60,
      min: 0,
      max: 168,
      to: (value: number) => set('freeMinutes', value * 60),
    },
  ]
  return (
    <View className={styles.tables__card}>
      <Text className={styles.tables__title}>{t.rules}</Text>
      <SwitchRow label={t.byHand} note={t.byHandNote} on={byHand} onChange={(on) => set('byHand', on)} />
      {rows.map(({ to, ...row }) => (
        <CountRow key={row.label} {...row} onChange={to} />
      ))}
    </View>
  )
})

const Edited = observer(({ setup, index }: { setup: Setup; index: number }) => {
  const t = words()
  const table = setup.tables[index]
  if (!table) return null
  const { name, seating, least, most } = table
  return (
    <View className={styles.tables__sheet}>
      <Field
        label={t.name}
        placeholder={t.name}
        value={name}
        maxLength={10}
        onChange={(text) => setup.change(index, { name: text })}
      />
      <ChipSet single label={t.seating}>
        {kinds.map((kind) => (
          <Chip
            role="radio"
            key={kind}
            ground="card"
            text={seatingNames()[kind]}
            on={seating === kind}
            onPress={() => setup.change(index, { seating: kind })}
          />
        ))}
      </ChipSet>
      <CountRow
        label={t.least}
        value={least}
        min={1}
        max={most}
        onChange={(value) => setup.change(index, { least: value })}
      />
      <CountRow
        label={t.most}
        value={most}
        min={least}
        max={limits.tablePartyMax}
        onChange={(value) => setup.change(index, { most: value })}
      />
      <View className={styles.tables__foot}>
        <Button kind="outline" size={72} text={t.remove} onPress={() => setup.remove(index)} />
        <Button size={72} text={t.done} onPress={() => setup.edit(undefined)} />
      </View>
    </View>
  )
})
