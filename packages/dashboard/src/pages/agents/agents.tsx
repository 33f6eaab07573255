import { type McpConnections, mcpClientConfigurations, mcpConnections } from '@worklane/contract/mcp-clients';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { ChoiceCards } from '../../forms/field.tsx';
import { paths, servicePaths } from '../../paths.ts';
import { useOrganization } from '../../session/organization.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock, CopyableValue } from '../../ui/code.tsx';
import { Page } from '../../ui/page.tsx';
import styles from './agents.module.css';

/** Shows how an MCP client connects to the organization, and how its access is granted and revoked. */
export function Agents() {
  const [selected, setSelected] = useState<keyof McpConnections>('full');
  return (
    <Page
      title="AI agents"
      description={
        <>
          Agents find, read and change records through the MCP server.{' '}
          <a href={servicePaths.agents}>Learn what agents can do</a>
        </>
      }
    >
      <Card title="Connect a client" description="Select a connection, then copy the configuration for your client.">
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">Connection</legend>
          <ChoiceCards name="connection" choices={choices} value={selected} onChange={setSelected} />
        </fieldset>
        <Configurations connection={mcpConnections(location.origin)[selected]} />
      </Card>
      <Access />
    </Page>
  );
}

const choices: Readonly<Record<keyof McpConnections, { name: string; description: ReactNode }>> = {
  full: {
    name: 'Read and change records',
    description: 'All tools that the granted scopes allow.',
  },
  readOnly: {
    name: 'Read records',
    description: 'Only the tools that change nothing, even if the scopes allow more.',
  },
  commandLine: {
    name: 'Command line',
    description: (
      <>
        The client starts <code>worklane mcp</code> on your machine, with the access of your profile.
      </>
    ),
  },
};

const Configurations = ({ connection }: { connection: McpConnections[keyof McpConnections] }) => (
  <>
    {'signIn' in connection && <CodeBlock title="First: sign in on the command line" code={connection.signIn} />}
    {mcpClientConfigurations(connection).map(({ client, file, text }) => (
      <CodeBlock
        key={client}
        title={file === undefined ? `${client}: run in your project` : `${client}: ${file}`}
        code={text}
        json={file !== undefined}
      />
    ))}
    {'url' in connection && (
      <p className="soft">
        Other clients need only the URL: <CopyableValue value={connection.url} label="Copy URL" />
      </p>
    )}
  </>
);

function Access() {
  const { id, role } = useOrganization();
  return (
    <Card title="Access">
      <ul className={styles.access}>
        <li>
          <b>Granted at sign-in.</b> The client opens Worklane in your browser, where you allow the scopes that it asks
          for. An agent can do no more than your role.
        </li>
        <li>
          <b>Revoked where it is listed.</b> Your own access is under <Link to={paths.account}>your account</Link>.{' '}
          {role === 'owner' ? (
            <>
              That of all members is under <Link to={paths.applications(id)}>applications</Link>.
            </>
          ) : (
            'Owners can revoke that of all members.'
          )}
        </li>
        <li>
          <b>Recorded.</b> The request log and the audit log mark what agents do with “through MCP”. With{' '}
          <code>worklane mcp</code>, the requests are those of the command line.
        </li>
      </ul>
    </Card>
  );
}
