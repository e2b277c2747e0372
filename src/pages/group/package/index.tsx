import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { PackageDetail } from '@contract/entities/voucher'
import { formatMoney } from '@contract/money'
import { Button } from '@/components/base/Button'
import { Icon } from '@/components/base/Icon'
import { Picture } from '@/components/base/Picture'
import { Price } from '@/components/base/Price'
import { Skeleton } from '@/components/base/Skeleton'
import { Stepper } from '@/components/form/Stepper'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { AsyncView } from '@/components/list/AsyncView'
import { KeyValue } from '@/components/list/KeyValue'
import { Places } from '@/features/voucher/Places'
import { Terms } from '@/features/voucher/Terms'
import { useReturned } from '@/platform/navigation/lifecycle'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { PackageModel } from './model'
import { words } from './text'

export default screen('storePackage', ({ id }) => {
  const model = useModel((api, root) => new PackageModel(api, root, id))
  useReturned(() => void model.sold.reload(false))
  const { sold } = model
  return (
    <Screen title={words().title} footer={sold.value && <Bar model={model} />} onRefresh={sold.reload}>
      <AsyncView resource={sold} skeleton={<PackageSkeleton />}>
        {(value) => <Content model={model} sold={value} />}
      </AsyncView>
    </Screen>
  )
})

const Content = observer(({ model, sold }: { model: PackageModel; sold: PackageDetail }) => {
  const t = words()
  const { name, picture, price, marketPrice, contents, terms, validDays, places, most } = sold
  return (
    <View className={styles.package}>
      <Picture picture={picture} width={750} height={420} radius={0} fill />
      <View className={styles.package__body}>
        <View className={styles.package__card}>
          <View className={styles.package__row}>
            <Price amount={price} size={56} original={marketPrice} />
            <Text className={styles.package__note}>{t.sold(sold.sold)}</Text>
          </View>
          <Text className={styles.package__name}>{name}</Text>
          <View className={styles.package__promises}>
            {[t.anyTime, t.byItself].map((promise) => (
              <View key={promise} className={styles.package__promise}>
                <Icon name="check" size={24} colour="good" />
                <Text className={styles.package__good}>{promise}</Text>
              </View>
            ))}
          </View>
        </View>
        <View className={styles.package__card}>
          <Text className={styles.package__title}>{t.contents}</Text>
          {contents.map(({ name: item, count, value }) => (
            <KeyValue key={item} label={t.times(item, count)} value={formatMoney(value)} />
          ))}
          <KeyValue label={t.worth} value={formatMoney(marketPrice)} />
        </View>
        <View className={styles.package__card}>
          <Text className={styles.package__title}>{t.rules}</Text>
          <KeyValue label={t.valid} value={t.days(validDays)} />
          <Terms terms={terms} />
        </View>
        <Places places={places} />
        {most > 0 && (
          <View className={styles.package__count}>
            <View className={styles.package__words}>
              <Text className={styles.package__title}>{t.count}</Text>
              <Text className={styles.package__note}>{t.most(most)}</Text>
            </View>
            <Stepper value={model.count} min={1} max={most} label={name} onChange={model.choose} />
          </View>
        )}
      </View>
    </View>
  )
})

const Bar = observer(({ model }: { model: PackageModel }) => {
  const t = words()
  const { isSoldOut, most } = model.sold.ready
  const stop = isSoldOut ? t.soldOut : most === 0 ? t.limit : undefined
  return (
    <BottomBar left={<Price amount={model.total} size={44} />}>
      <Button text={stop ?? t.buy} disabled={stop !== undefined} busy={model.busy} onPress={model.buy} />
    </BottomBar>
  )
})

const PackageSkeleton = () => (
  <View className={styles.package}>
    <Skeleton width="100%" height={420} radius={0} />
    <View className={styles.package__body}>
      {[220, 280, 320].map((height) => (
        <Skeleton key={height} width="100%" height={height} radius={24} />
      ))}
    </View>
  </View>
)
