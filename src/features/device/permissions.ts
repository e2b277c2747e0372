import {
  openPermissions,
  type Permission,
  permissions,
  type PermissionStatus,
  permissionStatuses,
} from '@/platform/device/permissions'
import { attempt, makeModel, Resource } from '@/state'

/**
 * Permissions of the device as the system reports them, with the system's settings (product text §6, device
 * permissions).
 */
export class DevicePermissions {
  readonly all = permissions
  readonly statuses = new Resource(() => permissionStatuses())

  constructor() {
    makeModel(this, 'all')
  }

  get canOpen(): boolean {
    return openPermissions !== undefined
  }

  /** Granted permissions, as far as the system reports them. */
  get granted(): readonly Permission[] {
    return this.all.filter((permission) => this.statusOf(permission) === 'granted')
  }

  statusOf(permission: Permission): PermissionStatus {
    return this.statuses.value?.[permission] ?? 'unknown'
  }

  /** Opens the system's page and reads what was changed there. */
  async open(): Promise<void> {
    if (openPermissions) await attempt(openPermissions)
    await this.statuses.reload(false)
  }

  dispose(): void {
    this.statuses.dispose()
  }
}
