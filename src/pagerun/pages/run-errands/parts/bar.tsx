import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Price } from '@/components/base/Price'
import { Skeleton } from '@/components/base/Skeleton'
import { BottomBar } from '@/components/frame/BottomBar'
import { now } from '@/platform/device/clock'
import type { RunErrandsModel } from '../model'
import { words } from '../text'
import styles from './bar.module.scss'

/** Estimated price, and the button that places the errand. */
export const Bar = observer(({ model }: { model: RunErrandsModel }) => {
  const { submit, logIn } = words()
  const { checkout, quoting } = model
  return (
    <BottomBar left={<Sum model={model} />}>
      <View className={styles.bar__button}>
        {model.isVisitor ? (
          <Button text={logIn} onPress={model.logIn} />
        ) : (
          <Button
            text={submit}
            busy={checkout.busy}
            disabled={quoting.isPending || quoting.refusal !== undefined}
            onPress={() => void model.submit()}
          />
        )}
      </View>
    </BottomBar>
  )
})

const Sum = observer(({ model: { quoting, choices } }: { model: RunErrandsModel }) => {
  const t = words()
  const { quote, route, isPending } = quoting
  if (isPending) return <Skeleton width={160} height={44} />
  if (!quote) return null
  const goods = quote.components.find(({ kind }) => kind === 'goods')
  const line = goods
    ? t.goodsIncluded(formatMoney(goods.amount))
    : route?.state === 'ready' && !choices.chosen.pickupAt
      ? t.arrives(minutesUntil(quote.estimatedAt))
      : ''
  return (
    <View className={styles.bar__sum}>
      <View className={styles.bar__total}>
        <Text className={styles.bar__label}>{t.about}</Text>
        <Price amount={quote.total} size={44} />
      </View>
      {line !== '' && (
        <Text className={styles.bar__line} numberOfLines={1}>
          {line}
        </Text>
      )}
    </View>
  )
})

const minutesUntil = (at: string): number => Math.max(1, Math.round((Date.parse(at) - now()) / 60_000))
