import { type DemoService, requestAccessToken, sharedDemoPlatform } from '../environment/demo-platform.ts';
import { type ShownResponse, type Snippet, shownResponse } from './guide-snippets.ts';
import { type RunOptions, type WorkspaceProject, workspaceProject } from './workspace-project.ts';

/** The service with demo data that all guides share, and a folder in which the snippets of one guide call it. */
export interface DemoEnvironment {
  readonly platform: DemoService;
  /** A token with all scopes. */
  readonly accessToken: string;
  readonly project: WorkspaceProject;
  /** The token and the URL of the service, for snippets. */
  readonly options: Required<RunOptions>;
  /** Runs a snippet whose command is curl. @param replace parts of the command, in order to get another response */
  curl(snippet: Snippet, replace?: RunOptions['replace']): Promise<ShownResponse>;
  /** Stops what runs in the folder, and removes it. */
  remove(): Promise<void>;
}

export async function demoEnvironment(): Promise<DemoEnvironment> {
  const platform = await sharedDemoPlatform();
  const accessToken = await requestAccessToken(platform);
  const project = await workspaceProject();
  const options = { env: { ACCESS_TOKEN: accessToken }, replace: { 'http://127.0.0.1:4010': platform.baseUrl } };
  return {
    platform,
    accessToken,
    project,
    options,
    async curl(snippet, replace) {
      const { stdout } = await project.runSnippet(snippet, {
        ...options,
        replace: { 'curl ': 'curl -si ', ...options.replace, ...replace },
      });
      return shownResponse({ code: stdout });
    },
    remove: () => project.remove(),
  };
}
