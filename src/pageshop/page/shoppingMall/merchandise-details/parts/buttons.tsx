import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import type { ProductModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** "Add to cart" and "buy now"; for a sold-out product, the back-in-stock notification. */
export const Buttons = observer(function Buttons({ model }: { model: ProductModel }) {
  const { picker, busy, add, buy, notify, isNotified } = model
  const t = words()
  const soldOut = picker?.soldOut === true
  return (
    <View className={styles.bar__buttons}>
      {soldOut ? (
        <View className={styles.bar__button}>
          <Button
            text={isNotified ? t.notified : t.notify}
            kind={isNotified ? 'outline' : 'soft'}
            busy={busy}
            onPress={notify}
          />
        </View>
      ) : (
        <>
          <View className={styles.bar__button}>
            <Button text={t.add} kind="soft" busy={busy} onPress={add} />
          </View>
          <View className={styles.bar__button}>
            <Button text={t.buy} onPress={buy} />
          </View>
        </>
      )}
    </View>
  )
})
