interface ImportMetaEnv {
  /** `msw` for a mock in the page, or the base URL of a mock server or of the service. */
  readonly VITE_API: string;
  readonly VITE_CLIENT_ID: string;
}
