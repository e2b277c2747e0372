import { ScrollView, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react-lite'
import type { Area } from '@contract/entities/address'
import { Icon } from '@/components/base/Icon'
import { Press } from '@/components/base/Press'
import { Sheet } from '@/components/frame/Sheet'
import { AsyncView } from '@/components/list/AsyncView'
import { dictionary } from '@/i18n'
import type { Regions } from '../regions'
import styles from './index.module.scss'

const words = dictionary({
  en: { title: 'Choose a region', choose: 'Choose' },
  zh: { title: '选择所在地区', choose: '请选择' },
})

interface Props {
  regions: Regions
  open: boolean
  onClose: () => void
  /** Called with the path: province, city, district. */
  onChoose: (path: readonly Area[]) => void
}

/** Selects a district of China by levels, with tabs for the selected ones. */
export const RegionSheet = observer(function RegionSheet({ regions, open, onClose, onChoose }: Props) {
  const choose = (area: Area) => {
    const path = regions.choose(area)
    if (path) onChoose(path)
  }
  return (
    <Sheet open={open} onClose={onClose} title={words().title}>
      <PathTabs regions={regions} />
      <View className={styles['region-sheet__list']}>
        <AsyncView resource={regions.list} inline>
          {(areas) => <Areas areas={areas} chosen={regions.path[regions.level]?.code} onChoose={choose} />}
        </AsyncView>
      </View>
    </Sheet>
  )
})

/** Tabs of the selected areas and the next level. */
const PathTabs = observer(({ regions }: { regions: Regions }) => {
  const { path, level, show } = regions
  const names = [...path.map(({ name }) => name), words().choose].slice(0, Math.max(path.length, level + 1))
  return (
    <View className={styles['region-sheet__way']} role="tablist">
      {names.map((name, index) => (
        <Press
          key={index}
          role="tab"
          label={name}
          on={index === level}
          onPress={() => show(index)}
          className={styles['region-sheet__tab']}
        >
          <Text className={styles[index === level ? 'region-sheet__name--on' : 'region-sheet__name']} numberOfLines={1}>
            {name}
          </Text>
          {index === level && <View className={styles['region-sheet__bar']} />}
        </Press>
      ))}
    </View>
  )
})

interface AreasProps {
  areas: Area[]
  chosen: string | undefined
  onChoose: (area: Area) => void
}

/** Number of rows above the selected one that stay visible. */
const ABOVE = 2

const Areas = ({ areas, chosen, onChoose }: AreasProps) => {
  const first = areas[Math.max(0, areas.findIndex(({ code }) => code === chosen) - ABOVE)]
  return (
    <ScrollView
      key={areas[0]?.code}
      scrollY
      className={styles['region-sheet__scroll']}
      scrollIntoView={chosen && first ? `area-${first.code}` : undefined}
    >
      {areas.map((area) => (
        <View key={area.code} id={`area-${area.code}`}>
          <AreaRow name={area.name} on={area.code === chosen} onPress={() => onChoose(area)} />
        </View>
      ))}
    </ScrollView>
  )
}

const AreaRow = ({ name, on, onPress }: { name: string; on: boolean; onPress: () => void }) => (
  <Press role="radio" label={name} on={on} onPress={onPress} className={styles['region-sheet__area']}>
    <Text className={styles[on ? 'region-sheet__areaName--on' : 'region-sheet__areaName']}>{name}</Text>
    {on && <Icon name="check" size={36} colour="brand" weight={2.4} />}
  </Press>
)
