/** An installed service with demo data. */
export interface DemoService {
  readonly port: number;
  readonly application: Application;
}

/** The private application of the demo data. */
interface Application {
  readonly organizationId: number;
  readonly clientId: string;
  readonly clientSecret: string;
}
