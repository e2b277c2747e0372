import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Stepper } from '@/components/form/Stepper'
import { Sheet } from '@/components/frame/Sheet'
import type { ParcelWork } from '../parcel-work'
import { ParcelLines } from './parcel-lines'
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
        {splitting && (
          <ParcelLines
            packed={splitting}
            noteOf={({ line, quantity }) => [line.optionText, t.of(quantity)].filter(Boolean).join(' · ')}
            end={({ line: { position, name }, quantity }) => (
              <Stepper
                value={work.taken.get(position) ?? 0}
                max={quantity}
                label={name}
                onChange={(value) => work.take(position, value)}
              />
            )}
          />
        )}
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
