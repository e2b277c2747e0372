import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Picture } from '@/components/base/Picture'
import { Stepper } from '@/components/form/Stepper'
import { Sheet } from '@/components/frame/Sheet'
import type { ParcelRef, ParcelWork } from '../parcel-work'
import { mallWords } from './parcel-text'
import styles from './split-sheet.module.scss'

/** Sheet for splitting a parcel. Pass it to the Screen as `overlay`. */
export const SplitSheet = observer(function SplitSheet({ work }: { work: ParcelWork }) {
  const t = mallWords()
  const { splitting, split } = work
  return (
    <Sheet
      open={splitting !== undefined}
      onClose={work.endSplitting}
      title={splitting ? t.splitTitle(t.parcel(splitting.parcel.number)) : ''}
    >
      <View className={styles.split}>
        <Text className={styles.split__note}>{t.splitNote}</Text>
        {splitting && <Lines work={work} held={splitting} />}
        <View className={styles.split__foot}>
          <Button
            text={t.newParcel(split.pieces)}
            busy={work.orders.busy !== ''}
            disabled={!split.isFine}
            onPress={() => void work.doSplit()}
          />
        </View>
      </View>
    </Sheet>
  )
})

const Lines = observer(function Lines({ work, held: { order, parcel } }: { work: ParcelWork; held: ParcelRef }) {
  return (
    <>
      {parcel.lines.map(({ position, quantity }) => {
        const line = order.lines.find((each) => each.position === position)
        if (!line) return null
        return (
          <View key={position} className={styles.line}>
            <Picture picture={line.picture} width={88} radius={16} />
            <View className={styles.line__words}>
              <Text className={styles.line__name} numberOfLines={2}>
                {line.name}
              </Text>
              <Text className={styles.line__of}>
                {[line.optionText, mallWords().of(quantity)].filter(Boolean).join(' · ')}
              </Text>
            </View>
            <Stepper
              value={work.taken.get(position) ?? 0}
              max={quantity}
              label={line.name}
              onChange={(value) => work.take(position, value)}
            />
          </View>
        )
      })}
    </>
  )
})
