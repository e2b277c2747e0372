import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FoundVoucher } from '@contract/entities/voucher'
import { usualOffset } from '@contract/day'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Stepper } from '@/components/form/Stepper'
import { KeyValue } from '@/components/list/KeyValue'
import { lastDay } from '@/features/voucher/kind'
import { Terms } from '@/features/voucher/Terms'
import type { RedeemModel } from '../model'
import { words } from '../text'
import styles from '../index.module.scss'

/** Voucher behind a code, and the number to redeem. */
export const Found = observer(function Found({ model, found }: { model: RedeemModel; found: FoundVoucher }) {
  const t = words()
  const { name, picture, maskedPhone, usable, bought, most, validUntil, terms, earns } = found
  return (
    <View className={styles.redeem__found}>
      <View className={styles.redeem__strip}>
        <Icon name="circle-check" size={36} colour="good" />
        <Text className={styles.redeem__good}>{t.good}</Text>
        <Text className={styles.redeem__left}>{t.left(usable, bought)}</Text>
      </View>
      <View className={styles.redeem__body}>
        <View className={styles.redeem__row}>
          <Picture picture={picture} width={112} />
          <View className={styles.redeem__words}>
            <Text className={styles.redeem__name} numberOfLines={2}>
              {name}
            </Text>
            <Text className={styles.redeem__note}>{maskedPhone}</Text>
          </View>
        </View>
        <View className={styles.redeem__rows}>
          <KeyValue label={t.until} value={lastDay(validUntil, usualOffset())} />
          <Terms terms={terms} />
          <KeyValue label={t.earns} value={formatMoney(earns)} />
        </View>
        <View className={styles.redeem__row}>
          <View className={styles.redeem__words}>
            <Text className={styles.redeem__name}>{t.count}</Text>
            <Text className={styles.redeem__note}>{t.most(most)}</Text>
          </View>
          <Stepper value={model.count} min={1} max={most} label={t.count} onChange={model.choose} />
        </View>
        <View className={styles.redeem__row}>
          <Button kind="outline" text={t.not} onPress={model.leave} />
          <View className={styles.redeem__words}>
            <Button text={t.redeem(model.count)} busy={model.busy} onPress={() => void model.redeem()} />
          </View>
        </View>
      </View>
    </View>
  )
})
