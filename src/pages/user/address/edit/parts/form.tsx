import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Button } from '@/components/base/Button'
import { SwitchRow } from '@/components/form/SwitchRow'
import { BottomBar } from '@/components/frame/BottomBar'
import { Screen } from '@/components/frame/Screen'
import { Cell } from '@/components/list/Cell'
import { CellGroup } from '@/components/list/CellGroup'
import { RegionSheet } from '@/features/region/RegionSheet'
import { canImportAddress } from '@/platform/device/wechat-address'
import { useModel } from '@/state'
import { AddressFormModel, type Start } from '../model'
import { words } from '../text'
import styles from './form.module.scss'
import { NewTagSheet, TagRow } from './tags'
import { LocationRows } from './location-rows'
import { ConsigneeRows } from './consignee-rows'

/** Address form with one save button. */
export const AddressForm = observer(function AddressForm({ start }: { start: Start }) {
  const model = useModel((api, root) => new AddressFormModel(api, root, start))
  const { add, edit, remove } = words()
  return (
    <Screen
      title={model.isNew ? add : edit}
      action={model.isNew ? undefined : { text: remove, onPress: () => void model.remove() }}
      scrollIntoView={model.form.wrong && model.form.idOf(model.form.wrong)}
      footer={<Save model={model} />}
      overlay={<Sheets model={model} />}
    >
      <View className={styles.form}>
        {canImportAddress() && model.isNew && <Import model={model} />}
        <ConsigneeRows model={model} />
        <LocationRows model={model} />
        <More model={model} />
      </View>
    </Screen>
  )
})

/** Import from the platform's address book. */
const Import = observer(({ model }: { model: AddressFormModel }) => (
  <CellGroup>
    <Cell label={words().importAddress} icon="download" onOpen={() => void model.import()} />
  </CellGroup>
))

const More = observer(({ model }: { model: AddressFormModel }) => {
  const { isDefault, defaultNote } = words()
  return (
    <CellGroup>
      <TagRow model={model} />
      <View className={styles.form__switch}>
        <SwitchRow label={isDefault} note={defaultNote} on={model.isDefault} onChange={model.setDefault} />
      </View>
    </CellGroup>
  )
})

const Save = observer(({ model }: { model: AddressFormModel }) => (
  <BottomBar wide>
    <Button text={words().save} busy={model.form.busy} onPress={() => void model.save()} />
  </BottomBar>
))

const Sheets = observer(({ model }: { model: AddressFormModel }) => (
  <>
    <RegionSheet
      regions={model.regions}
      open={model.choosingRegion}
      onClose={model.closeRegions}
      onChoose={model.chooseRegion}
    />
    <NewTagSheet tags={model.tags} />
  </>
))
