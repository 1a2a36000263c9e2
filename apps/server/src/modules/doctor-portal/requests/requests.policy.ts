// Where the whole numbers of a request are sealed until it is decided.
export const requestsTable = 'doctor_portal_requests';
