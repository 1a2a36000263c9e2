// Side door of the users.
export {
  deleteAccount,
  disableAccount,
  insertAccount,
  replaceUserRoles,
  updateAccount,
  updateGivenPassword,
  type AccountFields,
  type StoredPassword,
} from './account-changes.sql.ts';
