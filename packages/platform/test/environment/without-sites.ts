/** Settings of a service without dashboard and documentation, so that whether they are built makes no difference, also in time. */
export const withoutSites = { DASHBOARD_FOLDER: '/nonexistent', DOCS_FOLDER: '/nonexistent' };
