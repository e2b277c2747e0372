import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { StateView } from '@/components/frame/StateView'
import { numberStateWords } from '@/features/table/text'
import type { Board, TablesModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

interface Props {
  model: TablesModel
  board: Board
}

/** Queues by table size, with call-next and seat or skip. */
export const Numbers = observer(function Numbers({ model, board }: Props) {
  const t = words()
  if (board.sizes.length === 0) return <StateView kind="empty" title={t.noQueue} />
  return (
    <View className={styles.tables}>
      {!board.queueOpen && <Note kind="warn" icon="info" text={t.closed} />}
      {board.sizes.map((size) => (
        <View key={size.key} className={styles.tables__card}>
          <View className={styles.tables__person}>
            <View className={styles.tables__words}>
              <Text className={styles.tables__title}>{`${size.name} ${t.size(size.least, size.most)}`}</Text>
              <Text className={styles.tables__text}>{size.waiting > 0 ? t.waiting(size.waiting) : t.nobody}</Text>
            </View>
            <Button
              size={72}
              text={t.callNext}
              label={`${t.callNext}: ${size.name}`}
              disabled={size.waiting === 0}
              busy={model.busy === size.key}
              onPress={() => void model.call(size.key)}
            />
          </View>
          <Line model={model} board={board} size={size.key} />
        </View>
      ))}
    </View>
  )
})

const Line = observer(({ model, board, size }: Props & { size: string }) => {
  const t = words()
  const own = board.numbers.filter((each) => each.size === size && each.state !== 'passed')
  const sorted = [...own].sort((one, other) => Number(other.state === 'called') - Number(one.state === 'called'))
  return (
    <>
      {sorted.map(({ id, number, party, state }) => (
        <View key={id} className={styles.tables__row}>
          <Text className={styles.tables__number}>{number}</Text>
          <Text className={styles.tables__label}>
            {state === 'called'
              ? `${t.guests(party)} · ${t.called}`
              : `${t.guests(party)} · ${numberStateWords()[state]}`}
          </Text>
          {state === 'called' && (
            <>
              <Button
                size={64}
                kind="outline"
                text={t.pass}
                label={`${t.pass}: ${number}`}
                busy={model.busy === id}
                onPress={() => void model.moveNumber(id, 'pass')}
              />
              <Button
                size={64}
                text={t.sit}
                label={`${t.sit}: ${number}`}
                busy={model.busy === id}
                onPress={() => void model.moveNumber(id, 'sit')}
              />
            </>
          )}
        </View>
      ))}
    </>
  )
})
