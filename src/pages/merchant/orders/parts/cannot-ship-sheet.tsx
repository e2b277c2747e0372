import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { Note } from '@/components/base/Note'
import { Picture } from '@/components/base/Picture'
import { Stepper } from '@/components/form/Stepper'
import { SwitchRow } from '@/components/form/SwitchRow'
import { TextArea } from '@/components/form/TextArea'
import { Sheet } from '@/components/frame/Sheet'
import { type CannotShip, type UnshippedLine, unsentOf } from '../cannot-ship'
import { mallWords } from './parcel-text'
import styles from './split-sheet.module.scss'

const reasonMax = 100

/** Asks what of an order cannot be shipped, and why. Give it to the Screen as `overlay`. */
export const CannotShipSheet = observer(function CannotShipSheet({ work, busy }: { work: CannotShip; busy: boolean }) {
  const t = mallWords()
  const { order } = work
  return (
    <Sheet open={order !== undefined} onClose={work.end} title={t.cannotShip}>
      <View className={styles.split}>
        <Text className={styles.split__note}>{t.cannotShipNote}</Text>
        {order?.shipsBy && <Note kind="warn" text={t.presaleNote} />}
        {order &&
          unsentOf(order).map((each) => (
            <Line key={each.line.position} unsent={each} work={work} fixed={order.shipsBy !== null} />
          ))}
        <TextArea label={t.why} placeholder={t.whyHint} value={work.reason} max={reasonMax} onChange={work.write} />
        <SwitchRow label={t.soldOut} note={t.soldOutNote} on={work.soldOut} onChange={work.setSoldOut} />
        <View className={styles.split__foot}>
          <Button text={t.giveBack} busy={busy} disabled={!work.isFine} onPress={() => void work.send()} />
        </View>
      </View>
    </Sheet>
  )
})

interface LineProps {
  unsent: UnshippedLine
  work: CannotShip
  /** Whether everything is refunded, as for a presale. */
  fixed: boolean
}

const Line = observer(function Line({ unsent: { line, quantity }, work, fixed }: LineProps) {
  const { position, name, picture, optionText } = line
  return (
    <View className={styles.line}>
      <Picture picture={picture} width={88} radius={16} />
      <View className={styles.line__words}>
        <Text className={styles.line__name} numberOfLines={2}>
          {name}
        </Text>
        <Text className={styles.line__of}>{[optionText, mallWords().of(quantity)].filter(Boolean).join(' · ')}</Text>
      </View>
      {!fixed && (
        <Stepper
          value={work.taken.get(position) ?? 0}
          max={quantity}
          label={name}
          onChange={(value) => work.take(position, value)}
        />
      )}
    </View>
  )
})
