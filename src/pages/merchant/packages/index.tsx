import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { OwnPackage } from '@contract/entities/merchant-package'
import { formatCount } from '@contract/format'
import { Button } from '@/components/base/Button'
import { Price } from '@/components/base/Price'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen, screen } from '@/components/frame/Screen'
import { StateView } from '@/components/frame/StateView'
import { AsyncView } from '@/components/list/AsyncView'
import type { ManagedStore } from '@/features/merchant/merchant'
import { OwnStore } from '@/features/merchant/OwnStore'
import { SoldRow } from '@/features/merchant/SoldRow'
import { localized } from '@/i18n'
import { navigate } from '@/platform/navigation/gate'
import { useReturned } from '@/platform/navigation/lifecycle'
import { language } from '@/platform/session/language'
import { useModel } from '@/state'
import styles from './index.module.scss'
import { PackagesModel } from './model'
import { words } from './text'

export default screen('merchantPackages', () => (
  <OwnStore tab="merchantMy" title={words().title}>
    {(store) => <Packages key={store.id} store={store} />}
  </OwnStore>
))

const Packages = observer(function Packages({ store }: { store: ManagedStore }) {
  const model = useModel((api) => new PackagesModel(api, store.id))
  useReturned(() => void model.list.reload(false))
  const t = words()
  return (
    <Screen
      title={t.title}
      onRefresh={() => model.list.reload()}
      footer={
        <BottomBar wide>
          <Button icon="plus" text={t.add} onPress={() => navigate('merchantPackageEdit', {})} />
        </BottomBar>
      }
    >
      <AsyncView resource={model.list}>
        {(items) =>
          items.length === 0 ? (
            <StateView kind="empty" title={t.none} text={t.noneText} />
          ) : (
            <View className={styles.packages}>
              {items.map((each) => (
                <Row key={each.id} sold={each} model={model} />
              ))}
            </View>
          )
        }
      </AsyncView>
    </Screen>
  )
})

/** A package with its price, its stock and its actions. */
const Row = observer(function Row({ sold, model }: { sold: OwnPackage; model: PackagesModel }) {
  const { id, kind, picture, price, marketPrice, stock, onSale } = sold
  const t = words()
  const facts = [
    ...(kind === 'cash' ? [t.cash] : []),
    ...(onSale ? [t.stock(stock)] : [t.off]),
    t.sold(formatCount(sold.sold, language.value)),
  ]
  return (
    <View className={styles.row}>
      <SoldRow
        name={localized(sold.name)}
        picture={picture}
        faded={!onSale || stock === 0}
        facts={facts}
        price={<Price amount={price} original={marketPrice} size={32} />}
        actions={[
          {
            text: onSale ? t.takeOff : t.putOn,
            busy: model.busy === id,
            onPress: () => void model.setOnSale(sold, !onSale),
          },
          { text: t.edit, kind: 'line', onPress: () => navigate('merchantPackageEdit', { packageId: id }) },
        ]}
      />
    </View>
  )
})
