import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { FormRow } from '@/components/form/FormRow'
import { limits } from '@contract/limits'
import { Chip } from '@/components/base/Chip'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { CellGroup } from '@/components/list/CellGroup'
import type { AddressFormModel } from '../model'
import { words } from '../text'
import styles from './form.module.scss'
import { TextRow } from './row'

/** Region, street and door. */
export const LocationRows = observer(({ model }: { model: AddressFormModel }) => {
  const { street, streetHint, door, doorHint } = words()
  return (
    <CellGroup>
      <Region model={model} />
      <View>
        <TextRow model={model} name="street" label={street} hint={streetHint} maxLength={limits.addressMax} />
        <Suggestions model={model} />
      </View>
      <TextRow model={model} name="door" label={door} hint={doorHint} maxLength={limits.addressMax} />
    </CellGroup>
  )
})

const Region = observer(({ model }: { model: AddressFormModel }) => {
  const { region: label, choose } = words()
  const { regionName, openRegions, fields } = model
  const shown = regionName || choose
  return (
    <FormRow look="narrow" label={label} id={model.form.idOf('region')} error={fields.region.error}>
      <Press label={`${label}, ${shown}`} onPress={openRegions} className={styles.form__region}>
        <Text className={styles[regionName ? 'form__regionName' : 'form__regionName--none']}>{shown}</Text>
        <Icon name="chevron-right" size={28} colour="ink-3" />
      </Press>
    </FormRow>
  )
})

/** Shortcuts: device position, the map and known places matching the typed text. */
const Suggestions = observer(({ model }: { model: AddressFormModel }) => {
  const { here, locating, onMap } = words()
  const { location, fields } = model
  return (
    <ScrollView scrollX enhanced showScrollbar={false} className={styles.form__scroll}>
      <View className={styles.form__suggestions}>
        <Chip
          text={location.locating ? locating : here}
          icon="locate-fixed"
          ground="card"
          onPress={() => void model.useHere()}
        />
        <Chip text={onMap} icon="map-pin" ground="card" onPress={() => void model.chooseOnMap()} />
        {location.suggestions(fields.street.value).map((name) => (
          <Chip key={name} text={name} ground="card" onPress={() => void model.choosePlace(name)} />
        ))}
      </View>
    </ScrollView>
  )
})
