/** A query, and the page that readers want. */
export interface ExpectedAnswer {
  query: string;
  /** Address below the base URL, not encoded, which must be among the first three results. */
  page: string;
}

/** A query that several pages answer, of which one must be among the first three results. */
export interface ExpectedAnswers {
  query: string;
  pages: string[];
}

const API = 'docs/api-docs/';
const MODEL = 'docs/model-docs/model-doc-';
const THORAPI = 'docs/Products/ThorAPI/';
const LIBRARY = `${THORAPI}Component Library/`;
const VALKYRAI = 'docs/Products/ValkyrAI/';
const GUIDE = `${VALKYRAI}Developers Guide/`;
const ENGINE = `${VALKYRAI}Workflow Engine/`;
const MODULE = `${ENGINE}Execution-Modules/valkyrai-execution-modules-`;
const VALORIDE = 'docs/Products/ValorIDE/';

/**
 * Queries that search must answer. The table was written from the content before there was a ranking, so if a query
 * fails, the search or the page needs fixing.
 */
export const expectedAnswers: ExpectedAnswer[] = [
  // Names of entities, in the forms in which people type them.
  {query: 'AclClass', page: `${API}AclClassApi`},
  {query: 'AclClass', page: `${MODEL}AclClass`},
  {query: 'acl class', page: `${API}AclClassApi`},
  {query: 'acl class', page: `${MODEL}AclClass`},
  {query: 'aclclass', page: `${API}AclClassApi`},
  {query: 'aclclass', page: `${MODEL}AclClass`},
  {query: 'acl-class', page: `${MODEL}AclClass`},
  {query: 'ACLCLASS', page: `${API}AclClassApi`},
  {query: 'AclClassApi', page: `${API}AclClassApi`},
  {query: 'model-doc-AclClass', page: `${MODEL}AclClass`},
  {query: 'sales order', page: `${API}SalesOrderApi`},
  {query: 'salesorder', page: `${MODEL}SalesOrder`},
  {query: 'workflow state model', page: `${MODEL}WorkflowState`},
  {query: 'principal api', page: `${API}PrincipalApi`},
  {query: 'OasOpenAPISpec', page: `${MODEL}OasOpenAPISpec`},
  {query: 'llm details', page: `${MODEL}LlmDetails`},
  {query: 'Workflow', page: `${MODEL}Workflow`},
  {query: 'pivottable', page: `${API}PivotTableApi`},
  {query: 'mcp marketplace item', page: `${MODEL}McpMarketplaceItem`},
  {query: 'data object', page: `${MODEL}DataObject`},
  {query: 'persistent login', page: `${MODEL}PersistentLogin`},

  // Requests, as people copy them from code and logs.
  {query: 'PUT Customer', page: `${API}CustomerApi`},
  {query: 'GET /Invoice/{id}', page: `${API}InvoiceApi`},
  {query: '/SwarmOps/register', page: `${API}WebsocketSessionApi`},
  {query: 'http://localhost:8080/v1/Workflow?page=0', page: `${API}WorkflowApi`},
  {query: '500 error', page: 'docs/api-docs'},
  {query: 'owner id', page: `${MODEL}DataObject`},
  {query: 'vs code', page: `${VALORIDE}valoride-readme`},
  {query: 'gcm', page: 'docs/WhitePapers/navigating-the-new-era-of-data-security'},

  // Misspelled words.
  {query: 'invoces', page: `${API}InvoiceApi`},
  {query: 'sales ordr', page: `${API}SalesOrderApi`},
  {query: 'orgnization', page: `${MODEL}Organization`},
  {query: 'formular bar', page: `${LIBRARY}GridheimFormulaBar`},

  // A word like no other on the site, next to one that is rare.
  {query: 'freeze panes', page: 'docs/Products/OpenXLS/developers-guide'},

  // Headings of one word, and questions about the API as a whole.
  {query: 'idempotency', page: 'docs/api-docs'},
  {query: 'webhooks', page: 'docs/api-docs'},
  {query: 'cors', page: 'docs/api-docs'},
  {query: 'sort results', page: 'docs/api-docs'},
  {query: 'sort descending', page: 'docs/api-docs'},
  {query: 'filter by example', page: 'docs/api-docs'},
  {query: 'put vs patch', page: 'docs/api-docs'},
  {query: '400 bad request', page: 'docs/api-docs'},

  // What developers look for before they know the names of these pages.
  {query: 'install thorapi', page: `${THORAPI}getting-started`},
  {query: 'java version', page: `${VALORIDE}installing-essential-development-tools`},
  {query: 'database url', page: `${GUIDE}project-setup`},
  {query: 'foreign key relation', page: `${GUIDE}openapi-spec-enhancement`},
  {query: 'rtk query mutation', page: `${THORAPI}using-thorapi-generated-clients`},

  // What readers call things.
  {query: 'register account', page: `${API}PrincipalApi`},
  {query: 'gpt', page: `${API}LlmDetailsApi`},
  {query: 'roi', page: 'docs/WhitePapers/cost-savings-analysis'},
  {query: 'whats new', page: `${THORAPI}changelog`},
  {query: 'how much does it cost', page: 'docs/Support/valkyr-support-offerings'},
  {query: 'rotation key', page: `${VALKYRAI}SecureFieldKMS/secure-field-kms`},
  {query: 'useAddPrincipalMutation', page: `${API}PrincipalApi`},

  // Error texts, and what readers call what the reference explains.
  {query: '401 unauthorized', page: `${GUIDE}troubleshooting-other`},
  {query: '429 too many requests', page: 'docs/api-docs'},
  {query: 'invalid token', page: `${GUIDE}troubleshooting-other`},
  {query: 'bearer token expired', page: `${GUIDE}troubleshooting-other`},
  {query: 'status codes', page: 'docs/api-docs'},
  {query: 'total count', page: 'docs/api-docs'},
  {query: 'partial update', page: 'docs/api-docs'},
  {query: 'soft delete', page: 'docs/api-docs'},
  {query: 'date format', page: 'docs/api-docs'},
  {query: 'idempotent', page: 'docs/api-docs'},
  {query: 'download openapi spec', page: 'docs/api-docs'},
  {query: 'reset password', page: `${API}PrincipalApi`},
  {query: 'role based access control', page: `${THORAPI}Security/Decryption-Permissions`},
  {query: 'JWT_SECRET', page: `${GUIDE}project-setup`},
  {query: 'helm chart', page: 'docs/Support/valkyr-k8s-setup'},
  {query: 'hello world', page: `${THORAPI}getting-started`},
  {query: 'if else workflow', page: `${ENGINE}spreadsheet-conditions`},
  {query: 'data retention', page: 'docs/Legal/privacy'},
  {query: 'security vulnerability', page: 'docs/Support/valkyr-support-offerings'},

  // The first letters of a name.
  {query: 'aclcl', page: `${API}AclClassApi`},
  {query: 'integrationacc', page: `${API}IntegrationAccountApi`},
  {query: 'strategic prio', page: `${MODEL}StrategicPriority`},

  // Paths and operations.
  {query: '/AclClass/{id}', page: `${API}AclClassApi`},
  {query: 'GET /AclClass', page: `${API}AclClassApi`},
  {query: '/Invoice', page: `${API}InvoiceApi`},
  {query: '/WorkflowExecution/{id}/pause', page: `${API}WorkflowApi`},
  {query: 'getAclClassList', page: `${API}AclClassApi`},
  {query: 'postSalesOrder', page: `${API}SalesOrderApi`},
  {query: 'delete invoice', page: `${API}InvoiceApi`},
  {query: 'requeueDeadLetter', page: `${API}WorkflowApi`},
  {query: 'list acl entries', page: `${API}AclEntryApi`},

  // Fields.
  {query: 'keyHash', page: `${MODEL}DataObject`},
  {query: 'key hash', page: `${MODEL}DataObject`},
  {query: 'aceOrder', page: `${MODEL}AclEntry`},
  {query: 'ace order', page: `${MODEL}AclEntry`},
  {query: 'cipherWorkCost', page: `${MODEL}SecureKey`},
  {query: 'githubStars', page: `${MODEL}McpMarketplaceItem`},
  {query: 'uriTemplate', page: `${MODEL}McpResourceTemplate`},
  {query: 'gps_coordinate_lat', page: `${MODEL}Address`},
  {query: 'tariffAmount', page: `${MODEL}SalesOrder`},
  {query: 'supportsPromptCache', page: `${MODEL}LlmDetails`},
  {query: 'docket number', page: `${MODEL}LegalPrecedent`},

  // The page whose title is the query.
  {query: 'Welcome', page: 'docs/welcome'},
  {query: 'ThorAPI', page: THORAPI},
  {query: 'ThorAPI overview', page: `${THORAPI}overview`},
  {query: 'valkyrai overview', page: `${VALKYRAI}overview`},
  {query: 'workflow architecture', page: `${ENGINE}workflow-architecture`},
  {query: 'gdpr', page: 'docs/Legal/gdpr'},
  {query: 'terms of service', page: 'docs/Legal/tos'},
  {query: 'the vai command', page: `${THORAPI}valkyrai-vai`},
  {query: 'schema-first development', page: 'docs/WhitePapers/schema-first-development'},
  {query: 'GridheimCell', page: `${LIBRARY}GridheimCell`},
  {query: 'permission dialog', page: `${LIBRARY}PermissionDialog`},
  {query: 'lines background', page: `${LIBRARY}lines-background`},
  {query: '.valorideignore', page: `${VALORIDE}valoride-customization/valorideignore`},

  // Tasks in plain words.
  {query: 'rotate an encryption key', page: 'docs/Products/SecureField/getting-started'},
  {query: 'how do I encrypt a field', page: 'docs/Products/SecureField/getting-started'},
  {query: 'who may decrypt a field', page: `${THORAPI}Security/Decryption-Permissions`},
  {query: 'send an email from a workflow', page: `${MODULE}email`},
  {query: 'schedule a workflow', page: `${ENGINE}scheduling-and-events`},
  {query: 'take a payment with stripe', page: `${MODULE}stripe`},
  {query: 'deploy to kubernetes', page: 'docs/Support/valkyr-k8s-setup'},
  {query: 'clear the caches', page: `${GUIDE}caching-overview`},
  {query: 'write an mcp server', page: `${VALORIDE}mcp/mcp-server-from-scratch`},
  {query: 'install an mcp server from github', page: `${VALORIDE}mcp/mcp-server-from-github`},
  {query: 'find breaking changes', page: `${GUIDE}versioning`},
  {query: 'use a local model', page: `${ENGINE}llm-adapter`},
  {query: 'use a formula as a condition', page: `${ENGINE}spreadsheet-conditions`},
  {query: 'build a workflow', page: `${ENGINE}workflow-ui-builder`},
  {query: 'generate the code from a spec', page: `${THORAPI}codegen-with-thorapi`},
  {query: 'ask for a refund', page: 'docs/Legal/tos'},

  // Two words, and words that only occur in the text.
  {query: 'tag mismatch', page: `${GUIDE}troubleshooting-encryption-failures`},
  {query: 'circuit breakers', page: `${ENGINE}workflow-architecture`},
  {query: 'cookie banner', page: `${LIBRARY}accept-cookies`},
  {query: 'cron', page: `${ENGINE}scheduling-and-events`},
  {query: 'cost savings', page: 'docs/WhitePapers/cost-savings-analysis'},
  {query: 'lightsail backups', page: 'docs/Support/valkyr-on-aws-lightsail'},
  {query: 'slash commands', page: `${VALORIDE}tools/cline-tools-guide`},
  {query: 'round-trip reporting', page: 'docs/Products/OpenXLS/developers-guide'},
  {query: 'memory bank', page: `${VALORIDE}prompting/custom instructions library/`},

  // One typo.
  {query: 'AclClas', page: `${API}AclClassApi`},
  {query: 'princpal', page: `${API}PrincipalApi`},
  {query: 'opportunty', page: `${MODEL}Opportunity`},
  {query: 'invioce', page: `${API}InvoiceApi`},
  {query: 'kubernets', page: 'docs/Support/valkyr-k8s-setup'},
  {query: 'workflw architecture', page: `${ENGINE}workflow-architecture`},
  {query: 'securefeild', page: 'docs/Products/SecureField/getting-started'},
  {query: 'camapign', page: `${API}CampaignApi`},
  {query: 'gridhiem', page: `${VALKYRAI}gridheim-overview`},

  // Renamed terms.
  {query: 'HeimdaLLM', page: 'docs/Products/Valor/overview'},
  {query: 'GridHeim', page: `${VALKYRAI}gridheim-overview`},
  {query: 'Percival', page: `${VALKYRAI}overview`},
  {query: 'VLCode', page: `${VALORIDE}valoride-documentation`},

  // The blog.
  {query: 'keys before code', page: 'blog/keys-before-code'},
  {query: 'spreadsheets are apis', page: 'blog/spreadsheets-are-apis-too'},
  {query: 'pumping the brakes', page: 'blog/should-pump-the-brakes-on-ai'},
  {query: 'singularity', page: 'blog/signposts-to-the-singularity'},
  {query: 'workflow in one afternoon', page: 'blog/a-workflow-in-one-afternoon'},

  // Names of operations, hooks and fields as code writes them.
  {query: 'useGetSalesOrdersQuery', page: `${API}SalesOrderApi`},
  {query: 'useAddInvoiceMutation', page: `${API}InvoiceApi`},
  {query: 'postPrincipal', page: `${API}PrincipalApi`},
  {query: 'updateCustomer', page: `${API}CustomerApi`},
  {query: 'deleteTask', page: `${API}TaskApi`},
  {query: 'getWorkflowList', page: `${API}WorkflowApi`},
  {query: 'initialRows', page: `${LIBRARY}GridheimSheet`},
  {query: 'createdDate', page: `${MODEL}DataObject`},
  {query: 'lastModifiedById', page: `${MODEL}DataObject`},
  {query: 'VIEW_DECRYPTED', page: `${THORAPI}Security/Decryption-Permissions`},

  // Exact headings.
  {query: 'list invoices', page: `${API}InvoiceApi`},
  {query: 'create a principal', page: `${API}PrincipalApi`},
  {query: 'delete a workflow', page: `${API}WorkflowApi`},
  {query: 'create the first user', page: `${THORAPI}getting-started`},
  {query: 'use postgresql', page: `${THORAPI}getting-started`},
  {query: 'raise the log level', page: `${GUIDE}troubleshooting-guide`},
  {query: 'choose a password', page: `${VALKYRAI}Utilities/vidar-encrypted-packaging`},
  {query: 'what field encryption does', page: 'docs/WhitePapers/navigating-the-new-era-of-data-security'},
  {query: 'log in and list', page: `${THORAPI}getting-started`},

  // Readers' words for terms of the site.
  {query: 'oauth', page: `${API}LoginApi`},
  {query: 'jwt', page: `${API}LoginApi`},
  {query: 'api key', page: `${API}LoginApi`},
  {query: 'login', page: `${API}LoginApi`},
  {query: 'sign in', page: `${API}LoginApi`},
  {query: 'authentication', page: `${API}LoginApi`},
  {query: 'pricing', page: 'docs/Support/valkyr-support-offerings'},
  {query: 'price', page: 'docs/Support/valkyr-support-offerings'},
  {query: 'how much does it cost', page: 'docs/Support/valkyr-support-offerings'},
  {query: 'support plans', page: 'docs/Support/valkyr-support-offerings'},
  {query: 'license', page: 'docs/Legal/valkyr-license'},
  {query: 'licence', page: 'docs/Legal/valkyr-license'},
  {query: 'source code licence', page: 'docs/Legal/vli-source-license'},
  {query: 'user', page: `${API}PrincipalApi`},
  {query: 'create a user', page: `${API}PrincipalApi`},
  {query: 'create a user with curl', page: `${API}PrincipalApi`},
  {query: 'add a user account', page: `${API}PrincipalApi`},
  {query: 'delete user', page: `${API}PrincipalApi`},
  {query: 'user model', page: `${MODEL}Principal`},
  {query: 'pagination', page: 'docs/api-docs'},
  {query: 'paging', page: 'docs/api-docs'},
  {query: 'page size', page: 'docs/api-docs'},
  {query: 'rate limit', page: 'docs/api-docs'},
  {query: 'error format', page: 'docs/api-docs'},
  {query: '403 forbidden', page: `${GUIDE}troubleshooting-other`},
  {query: 'swagger', page: `${GUIDE}openapi-spec-enhancement`},
  {query: 'cookies', page: 'docs/Legal/privacy'},
  {query: 'k8s', page: 'docs/Support/valkyr-k8s-setup'},
  {query: 'hosting on aws', page: 'docs/Support/valkyr-on-aws-lightsail'},
  {query: 'audit log', page: `${MODEL}EventLog`},
  {query: 'permissions', page: `${THORAPI}Security/Decryption-Permissions`},
  {query: 'excel', page: 'docs/Products/OpenXLS/overview'},
  {query: 'spreadsheet', page: `${VALKYRAI}gridheim-overview`},
  {query: 'release notes', page: `${THORAPI}changelog`},

  // Questions.
  {query: 'how do i log in', page: `${API}LoginApi`},
  {query: 'single sign on', page: 'docs/WhitePapers/empowering-enterprises-with-codegen'},
  {query: 'how do i create the first user', page: `${THORAPI}getting-started`},
  {query: 'how do workflows retry', page: `${ENGINE}workflow-architecture`},
  {query: 'retry', page: `${ENGINE}workflow-architecture`},
  {query: 'what is ThorAPI?', page: THORAPI},
  {query: 'what is valor', page: 'docs/Products/Valor/overview'},
  {query: 'how to install valoride', page: `${VALORIDE}getting-started-with-valoride`},
  {query: 'how do I undo a checkpoint', page: `${VALORIDE}getting-started-with-valoride`},
  {query: 'which endpoint lists invoices', page: `${API}InvoiceApi`},
  {query: 'what does support cost', page: 'docs/Support/valkyr-support-offerings'},
  {query: 'where are the encryption keys', page: `${VALKYRAI}SecureFieldKMS/secure-field-kms`},
  {query: 'why did my decryption fail', page: `${GUIDE}troubleshooting-encryption-failures`},
  {query: 'how do I read a spreadsheet in java', page: 'docs/Products/OpenXLS/overview'},
  {query: 'run a workflow every day', page: `${ENGINE}scheduling-and-events`},
  {query: 'how do I contribute to openxls', page: 'docs/Products/OpenXLS/contributing'},
  {query: 'getting started', page: `${THORAPI}getting-started`},

  // Every model mentions encryption, because of a shared field.
  {query: 'encrypt', page: 'docs/Products/SecureField/getting-started'},
  {query: 'encryption', page: 'docs/Products/SecureField/getting-started'},

  // More typos: two in a long word; letters swapped, doubled or missing.
  {query: 'authentification', page: `${API}LoginApi`},
  {query: 'encripted feild', page: 'docs/Products/SecureField/getting-started'},
  {query: 'kuberentes', page: 'docs/Support/valkyr-k8s-setup'},
  {query: 'troubelshooting', page: `${GUIDE}troubleshooting-guide`},
  {query: 'custmer', page: `${API}CustomerApi`},
  {query: 'organisaton', page: `${API}OrganizationApi`},
  {query: 'spreadshet conditions', page: `${ENGINE}spreadsheet-conditions`},
  {query: 'componet library', page: `${LIBRARY}CRM/`},
  {query: 'sceduling', page: `${ENGINE}scheduling-and-events`},
  {query: 'licesne', page: 'docs/Legal/valkyr-license'},
  {query: 'singulartiy', page: 'blog/signposts-to-the-singularity'},
  {query: 'permision dialog', page: `${LIBRARY}PermissionDialog`},
  {query: 'workflow archtecture', page: `${ENGINE}workflow-architecture`},
  {query: 'prinicpal', page: `${API}PrincipalApi`},
  {query: 'white papper schema', page: 'docs/WhitePapers/schema-first-development'},
  {query: 'invoise', page: `${API}InvoiceApi`},

  // Topics that are also words in the names of fields, or in other forms in the titles.
  {query: 'java', page: `${VALORIDE}installing-essential-development-tools`},
  {query: 'maven', page: `${GUIDE}generation-steps`},
  {query: 'testing', page: 'docs/Products/OpenXLS/contributing'},
  {query: 'installation', page: `${VALORIDE}installing-essential-development-tools`},
  {query: 'configuration', page: `${GUIDE}project-setup`},
  {query: 'logging', page: `${GUIDE}troubleshooting-guide`},
  {query: 'keyrotation', page: `${VALKYRAI}SecureFieldKMS/secure-field-kms`},
  {query: 'port 8080 already in use', page: `${THORAPI}valkyrai-vai`},
  {query: 'securefield getting started', page: 'docs/Products/SecureField/getting-started'},
  {query: 'ValkyrAI getting started', page: `${VALKYRAI}getting-started`},

  // Other pages by topic.
  {query: 'data processing agreement', page: 'docs/Legal/dpa'},
  {query: 'end user license', page: 'docs/Legal/eula'},
  {query: 'dashboard', page: `${VALKYRAI}dashboard-ops-center`},
  {query: 'audio player', page: `${LIBRARY}audioplayer`},
  {query: 'formula bar', page: `${LIBRARY}GridheimFormulaBar`},
  {query: 'stripe', page: `${MODULE}stripe`},
  {query: 'mcp quickstart', page: `${VALORIDE}mcp/mcp-quickstart`},
  {query: 'design patterns', page: `${VALKYRAI}design-patterns`},
  {query: 'daring to do', page: 'blog/daring-to-do'},
  {
    query: 'agile process',
    page: 'blog/Why-Continuous-Code-Generation-Needs-to-Be-a-Part-of-Your-Agile-Process',
  },
  {query: 'valor api advice', page: 'blog/Valor-Gives-API-Advice'},
  {query: 'generated typescript clients', page: 'blog/using-thorapi-generated-ts-clients'},
  {query: 'renting software', page: 'docs/WhitePapers/302b9675'},
  {query: 'gridheim full demo', page: `${LIBRARY}GridheimFullDemo`},

  // Two words of which few pages have both, and questions about a part of a page.
  {query: 'cache invalidation', page: `${GUIDE}caching-overview`},
  {query: 'campaign email', page: `${API}CampaignApi`},
  {query: 'who can see encrypted data', page: `${THORAPI}Security/Decryption-Permissions`},
  {query: 'pause a workflow', page: `${API}WorkflowApi`},
  {query: 'trigger workflow on event', page: `${ENGINE}scheduling-and-events`},
  {query: 'drag and drop workflow', page: `${ENGINE}workflow-ui-builder`},
  {query: 'send newsletter', page: `${ENGINE}email-blast-roundtrip`},
  {query: 'dead letter queue', page: `${ENGINE}workflow-architecture`},
  {query: 'shopping cart', page: `${LIBRARY}ecommerce-bundle`},

  // One typo in two words, and words written apart.
  {query: 'getting startd', page: `${THORAPI}getting-started`},
  {query: 'gettng started', page: `${THORAPI}getting-started`},
  {query: 'quick strat', page: 'docs/Products/OpenXLS/quick-start'},
  {query: 'circuit braker', page: `${ENGINE}workflow-architecture`},
  {query: 'one to many', page: `${GUIDE}openapi-spec-enhancement`},
  {query: 'one to many relationship', page: `${GUIDE}openapi-spec-enhancement`},
  {query: 'many to many', page: `${GUIDE}openapi-spec-enhancement`},
  {query: '@OneToMany', page: `${GUIDE}openapi-spec-enhancement`},
  {query: 'reset my password', page: `${API}PrincipalApi`},

  // Names of files, and of other technologies.
  {query: 'application.yml', page: `${GUIDE}project-setup`},
  {query: 'application.yaml', page: `${GUIDE}project-setup`},
  {query: 'application.properties', page: `${GUIDE}project-setup`},
  {query: 'generator.config.yaml', page: `${THORAPI}codegen-with-thorapi`},
  {query: 'api-out.yaml', page: `${THORAPI}codegen-with-thorapi`},
  {query: 'axios', page: `${THORAPI}using-thorapi-generated-clients`},
  {query: 'inheritance', page: `${MODEL}DataObject`},
  {query: 'VLOOKUP', page: 'docs/Products/OpenXLS/developers-guide'},
  {query: 'relationships', page: `${GUIDE}openapi-spec-enhancement`},

  // Keywords of specs, and versions.
  {query: 'oneOf', page: `${GUIDE}troubleshooting-common-spec`},
  {query: 'polymorphism', page: `${GUIDE}troubleshooting-common-spec`},
  {query: '$ref', page: `${GUIDE}troubleshooting-common-spec`},
  {query: 'openapi 3.1 input', page: `${GUIDE}troubleshooting-common-spec`},

  // Typos in words that are only in texts, and in an unfinished last word.
  {query: 'workflw enginee', page: `${ENGINE}workflow-engine-overview`},
  {query: 'handelbars', page: `${THORAPI}codegen-with-thorapi`},
  {query: 'exponental backoff', page: `${ENGINE}workflow-architecture`},
  {query: 'livness probe', page: 'docs/Support/valkyr-k8s-setup'},

  // What evaluators and operators ask in their own words.
  {query: 'row level security', page: `${THORAPI}Security/Decryption-Permissions`},
  {query: 'system requirements', page: `${VALORIDE}installing-essential-development-tools`},
  {query: 'on premise', page: 'docs/Support/valkyr-k8s-setup'},
  {query: 'angular', page: `${THORAPI}overview`},
  {query: 'add business logic', page: `${VALKYRAI}design-patterns`},
  {query: 'session expired', page: `${GUIDE}troubleshooting-other`},
  {query: 'UnsupportedClassVersionError', page: `${GUIDE}troubleshooting-guide`},
  {query: 'access denied for user', page: `${GUIDE}troubleshooting-guide`},
  {query: 'AEADBadTagException', page: `${GUIDE}troubleshooting-encryption-failures`},

  // What fails, and what readers want to do.
  {query: 'connection refused', page: `${GUIDE}troubleshooting-guide`},
  {query: 'ECONNREFUSED', page: `${GUIDE}troubleshooting-guide`},
  {query: 'run a workflow', page: `${ENGINE}workflow-engine-overview`},
  {query: 'start a workflow', page: `${ENGINE}workflow-engine-overview`},
  {query: 'rename a field', page: `${GUIDE}versioning`},
  {query: 'deprecate a property', page: `${GUIDE}versioning`},
  {query: 'duplicate classes', page: `${GUIDE}troubleshooting-codegen`},
  {query: 'mask instead of text', page: `${GUIDE}troubleshooting-encryption-failures`},
  {query: 'optimistic locking', page: `${VALKYRAI}design-patterns`},
  {query: 'loop over items', page: `${ENGINE}adapters`},
  {query: 'call a rest api from a workflow', page: `${ENGINE}adapters`},
  {query: 'change the port', page: `${GUIDE}project-setup`},
  {query: 'session timeout', page: `${GUIDE}project-setup`},
  {query: 'how to add a new field', page: `${GUIDE}getting-started`},
  {query: 'add a column', page: `${GUIDE}getting-started`},
  {query: 'gettng startd', page: `${THORAPI}getting-started`},
];

/** What developers and evaluators type: words, questions, requests, names in code, messages, synonyms and typos. */
export const readersQueries: ExpectedAnswers[] = [
  {query: 'international transfers', pages: ['docs/Legal/dpa', 'docs/Legal/gdpr']},
  {query: 'sechduled workflow', pages: [`${ENGINE}scheduling-and-events`]},
  {query: 'webhook', pages: ['docs/api-docs']},
  {query: 'does it send webhooks', pages: ['docs/api-docs']},
  {query: 'rate limiting', pages: ['docs/api-docs']},
  {query: 'rate limits', pages: ['docs/api-docs']},
  {query: 'log out', pages: [`${API}LogoutApi`, `${MODEL}Logout`]},
  {query: 'sign out', pages: [`${API}LogoutApi`, 'docs/Products/Valor/getting-started']},
  {
    query: 'docker',
    pages: [
      'docs/Support/valkyr-k8s-setup',
      `${VALKYRAI}Utilities/utilities-overview`,
      `${THORAPI}valkyrai-vai`,
    ],
  },
  {query: 'docker compose', pages: [`${VALKYRAI}Utilities/utilities-overview`]},
  {query: 'dockerfile', pages: ['docs/Support/valkyr-k8s-setup']},
  {query: 'container image', pages: ['docs/Support/valkyr-k8s-setup']},
  {query: 'ingress', pages: ['docs/Support/valkyr-k8s-setup']},
  {query: 'load balancer', pages: [`${MODEL}HostInstance`, 'docs/Support/valkyr-k8s-setup']},
  {query: 'autoscaling', pages: [`${MODEL}HostInstance`, 'docs/Support/valkyr-k8s-setup']},
  {query: 'replicas', pages: ['docs/Support/valkyr-k8s-setup']},
  {query: 'backup', pages: [`${MODEL}BackupConfig`, `${API}BackupConfigApi`]},
  {
    query: 'backup and restore',
    pages: [`${MODEL}BackupConfig`, `${API}BackupConfigApi`, 'docs/Support/valkyr-on-aws-lightsail'],
  },
  {
    query: 'database backup',
    pages: [`${MODEL}BackupConfig`, `${API}BackupConfigApi`, 'docs/Support/valkyr-on-aws-lightsail'],
  },
  {query: 'postgres', pages: [`${THORAPI}getting-started`, `${GUIDE}project-setup`]},
  {
    query: 'mysql',
    pages: [`${THORAPI}getting-started`, `${GUIDE}project-setup`, `${GUIDE}troubleshooting-guide`],
  },
  {query: 'redis', pages: [`${GUIDE}caching-overview`]},
  {
    query: 'health check',
    pages: [`${GUIDE}project-setup`, 'docs/Support/valkyr-k8s-setup', `${THORAPI}getting-started`],
  },
  {
    query: 'actuator',
    pages: [`${GUIDE}project-setup`, `${THORAPI}getting-started`, 'docs/Support/valkyr-k8s-setup'],
  },
  {query: 'environment variables', pages: [`${GUIDE}project-setup`]},
  {query: 'env vars', pages: [`${GUIDE}project-setup`]},
  {query: 'https certificate', pages: ['docs/Support/valkyr-on-aws-lightsail']},
  {query: 'ssl', pages: ['docs/Support/valkyr-on-aws-lightsail']},
  {query: 'nginx', pages: ['docs/Support/valkyr-k8s-setup']},
  {query: 'upgrade', pages: [`${GUIDE}versioning`, 'docs/Support/valkyr-on-aws-lightsail']},
  {query: 'breaking change', pages: [`${GUIDE}versioning`]},
  {query: 'deprecated field', pages: [`${GUIDE}versioning`, 'docs/api-docs']},
  {query: 'migrate existing data', pages: ['docs/WhitePapers/navigating-the-new-era-of-data-security']},
  {
    query: 'websocket',
    pages: [
      `${API}WebsocketSessionApi`,
      `${API}WebsocketMessageApi`,
      `${MODEL}WebsocketSession`,
      `${MODEL}WebsocketMessage`,
    ],
  },
  {query: 'websocket closes', pages: [`${GUIDE}troubleshooting-other`]},
  {query: 'graphql', pages: [`${THORAPI}overview`, `${GUIDE}features`]},
  {
    query: 'open source',
    pages: [
      'docs/Legal/valkyr-license',
      'docs/Legal/valkyr-license',
      'docs/welcome',
      'docs/Legal/vli-source-license',
    ],
  },
  {query: 'agpl', pages: ['docs/Legal/valkyr-license', 'docs/welcome', `${THORAPI}disclaimer`]},
  {query: 'commercial license', pages: ['docs/Legal/valkyr-license']},
  {query: 'free trial', pages: ['docs/Support/valkyr-support-offerings']},
  {query: 'contact', pages: ['docs/Support/valkyr-support-offerings']},
  {query: 'sales contact', pages: ['docs/Support/valkyr-support-offerings']},
  {query: 'report a bug', pages: [`${THORAPI}contributing`, 'docs/Support/valkyr-support-offerings']},
  {
    query: 'report a security issue',
    pages: ['docs/Support/valkyr-support-offerings', 'docs/Products/SecureField/disclaimer'],
  },
  {query: 'refund', pages: ['docs/Legal/tos']},
  {query: 'subprocessors', pages: ['docs/Legal/dpa']},
  {query: 'data breach', pages: ['docs/Legal/dpa', 'docs/Legal/gdpr']},
  {query: 'telemetry', pages: [`${VALORIDE}valoride-privacy-policy`]},
  {query: 'compliance', pages: ['docs/Products/SecureField/disclaimer', 'docs/Legal/gdpr']},
  {query: 'sla', pages: ['docs/Support/valkyr-support-offerings']},
  {query: 'file upload', pages: [`${MODULE}files`, `${MODEL}MediaObject`, `${GUIDE}project-setup`]},
  {query: 'upload too large', pages: [`${GUIDE}troubleshooting-other`]},
  {
    query: 'csv export',
    pages: [`${MODULE}files`, `${VALKYRAI}gridheim-overview`, 'docs/Products/OpenXLS/overview'],
  },
  {
    query: 'import excel file',
    pages: [
      'docs/Products/OpenXLS/quick-start',
      'docs/Products/OpenXLS/overview',
      `${VALKYRAI}gridheim-overview`,
    ],
  },
  {query: 'pivot table', pages: [`${API}PivotTableApi`, `${MODEL}PivotTable`]},
  {
    query: 'merge cells',
    pages: [`${API}MergeRangeApi`, `${MODEL}MergeRange`, 'docs/Products/OpenXLS/developers-guide'],
  },
  {
    query: 'cell style',
    pages: [`${API}FormatApi`, `${MODEL}Format`, 'docs/Products/OpenXLS/developers-guide', `${MODEL}Border`],
  },
  {query: 'chart', pages: [`${API}ChartApi`, `${MODEL}Chart`]},
  {query: 'macros', pages: ['docs/Products/OpenXLS/disclaimer']},
  {
    query: 'large spreadsheets performance',
    pages: ['docs/Products/OpenXLS/developers-guide', 'docs/Products/OpenXLS/overview'],
  },
  {
    query: 'WorkBookHandle',
    pages: [
      'docs/Products/OpenXLS/overview',
      'docs/Products/OpenXLS/developers-guide',
      'docs/Products/OpenXLS/quick-start',
    ],
  },
  {query: 'maven dependency', pages: ['docs/Products/OpenXLS/quick-start']},
  {
    query: 'out of memory',
    pages: ['docs/Products/OpenXLS/developers-guide', 'docs/Products/OpenXLS/overview'],
  },
  {query: 'GET /customers', pages: [`${API}CustomerApi`]},
  {query: '/customers', pages: [`${API}CustomerApi`]},
  {query: 'POST /login', pages: [`${API}LoginApi`]},
  {query: '/v1/Login', pages: [`${API}LoginApi`]},
  {query: 'DELETE /Task/{id}', pages: [`${API}TaskApi`]},
  {query: 'PATCH', pages: ['docs/api-docs']},
  {query: '/llm-details/{id}/chat', pages: [`${ENGINE}llm-adapter`, 'docs/api-docs']},
  {query: 'curl login', pages: [`${API}LoginApi`, `${VALKYRAI}getting-started`, `${THORAPI}getting-started`]},
  {query: 'invoiceNumber', pages: [`${MODEL}Invoice`, `${API}InvoiceApi`]},
  {query: 'line items', pages: [`${API}LineItemApi`, `${MODEL}LineItem`]},
  {query: 'order line items', pages: [`${MODEL}LineItem`, `${API}LineItemApi`, `${MODEL}SalesOrder`]},
  {query: 'purchase order', pages: [`${API}SalesOrderApi`, `${MODEL}SalesOrder`]},
  {
    query: 'payments',
    pages: [`${API}PaymentTransactionApi`, `${MODEL}PaymentTransaction`, `${MODULE}stripe`],
  },
  {
    query: 'credit card',
    pages: [`${MODULE}stripe`, `${API}PaymentTransactionApi`, `${MODEL}PaymentTransaction`],
  },
  {query: 'crm', pages: [`${LIBRARY}CRM/`]},
  {query: 'leads', pages: [`${API}OpportunityApi`, `${MODEL}Opportunity`, `${LIBRARY}CRM/`]},
  {query: 'idempotencyKey', pages: [`${MODEL}PaymentTransaction`, `${MODEL}UsageTransaction`]},
  {query: 'x-thorapi-secureField', pages: [`${GUIDE}openapi-spec-enhancement`]},
  {query: 'x-thorapi-dataField', pages: [`${GUIDE}openapi-spec-enhancement`]},
  {query: 'x-field-extra-annotation', pages: [`${GUIDE}openapi-spec-enhancement`]},
  {
    query: 'secureField annotation',
    pages: [`${GUIDE}openapi-spec-enhancement`, 'docs/Products/SecureField/getting-started'],
  },
  {
    query: '@SecureField',
    pages: [
      'docs/Products/SecureField/getting-started',
      `${GUIDE}openapi-spec-enhancement`,
      `${THORAPI}Security/Decryption-Permissions`,
    ],
  },
  {query: 'THORAPI_SECRET_KEY', pages: [`${GUIDE}project-setup`]},
  {query: 'secret key must be a valid base64', pages: [`${GUIDE}troubleshooting-encryption-failures`]},
  {query: '"key is not initialized"', pages: [`${GUIDE}troubleshooting-encryption-failures`]},
  {query: 'input yaml not found', pages: [`${GUIDE}troubleshooting-codegen`]},
  {query: 'template not found', pages: [`${GUIDE}troubleshooting-codegen`]},
  {query: 'AspectJ', pages: [`${GUIDE}troubleshooting-codegen`]},
  {query: 'aspectj weaving error', pages: [`${GUIDE}troubleshooting-codegen`]},
  {query: 'mustache template', pages: [`${THORAPI}contributing`, `${THORAPI}codegen-with-thorapi`]},
  {
    query: 'lost encryption key',
    pages: [
      `${GUIDE}troubleshooting-encryption-failures`,
      'docs/Support/valkyr-support-offerings',
      'docs/Products/SecureField/disclaimer',
    ],
  },
  {query: 'plain text in table', pages: [`${GUIDE}troubleshooting-encryption-failures`]},
  {
    query: 'hash password',
    pages: ['docs/Products/SecureField/getting-started', `${GUIDE}troubleshooting-encryption-failures`],
  },
  {query: 'account locked', pages: [`${GUIDE}troubleshooting-other`]},
  {query: 'empty list 404', pages: [`${GUIDE}troubleshooting-other`, 'docs/api-docs']},
  {query: '403', pages: [`${GUIDE}troubleshooting-other`]},
  {query: '429', pages: ['docs/api-docs', `${GUIDE}troubleshooting-other`]},
  {query: 'cors error', pages: ['docs/api-docs', `${GUIDE}troubleshooting-other`]},
  {query: 'timezone', pages: ['docs/api-docs', `${ENGINE}scheduling-and-events`]},
  {query: 'cron expression', pages: [`${ENGINE}scheduling-and-events`]},
  {
    query: "schedule doesn't fire",
    pages: [`${GUIDE}troubleshooting-other`, `${ENGINE}scheduling-and-events`],
  },
  {
    query: 'workflow versioning',
    pages: [`${MODEL}Workflow`, `${GUIDE}versioning`, `${ENGINE}workflow-architecture`],
  },
  {query: 'parallel tasks', pages: [`${ENGINE}workflow-architecture`]},
  {
    query: 'human approval',
    pages: ['docs/WhitePapers/security-in-automation', `${ENGINE}workflow-architecture`],
  },
  {query: 'openai', pages: [`${MODEL}LlmDetails`, `${API}LlmDetailsApi`, `${ENGINE}llm-adapter`]},
  {
    query: 'claude',
    pages: [
      `${VALORIDE}getting-started-with-valoride`,
      `${VALORIDE}valoride-readme`,
      `${ENGINE}llm-adapter`,
      `${VALKYRAI}mcp`,
    ],
  },
  {query: 'ollama', pages: [`${ENGINE}llm-adapter`, `${VALORIDE}valoride-readme`]},
  {
    query: 'token usage cost',
    pages: [
      `${ENGINE}llm-adapter`,
      `${VALORIDE}getting-started-with-valoride`,
      `${MODEL}UsageTransaction`,
      `${API}UsageTransactionApi`,
    ],
  },
  {query: 'mcp', pages: [`${VALKYRAI}mcp`, `${VALKYRAI}mcp-implementation`, `${VALORIDE}mcp/mcp-quickstart`]},
  {query: 'mcp tools list', pages: [`${API}McpToolApi`, `${MODEL}McpTool`, `${VALKYRAI}mcp-implementation`]},
  {
    query: 'mcp server timeout',
    pages: [
      `${VALORIDE}mcp/mcp-quickstart`,
      `${VALORIDE}mcp/valoride-and-mcp-servers`,
      `${VALORIDE}mcp/mcp-server-from-scratch`,
    ],
  },
  {query: 'ignore files', pages: [`${VALORIDE}valoride-customization/valorideignore`]},
  {query: 'custom rules', pages: [`${VALORIDE}prompting/custom instructions library/`]},
  {query: '.clinerules', pages: [`${VALORIDE}prompting/custom instructions library/`]},
  {
    query: 'plan mode act mode',
    pages: [
      `${VALORIDE}valoride-readme`,
      `${VALORIDE}tools/cline-tools-guide`,
      `${VALORIDE}getting-started-with-valoride`,
    ],
  },
  {
    query: 'typescript client',
    pages: [`${THORAPI}using-thorapi-generated-clients`, 'blog/using-thorapi-generated-ts-clients'],
  },
  {query: 'react hooks', pages: [`${THORAPI}using-thorapi-generated-clients`]},
  {query: 'useQuery', pages: [`${THORAPI}using-thorapi-generated-clients`]},
  {
    query: 'optimistic update',
    pages: [`${THORAPI}using-thorapi-generated-clients`, `${VALKYRAI}design-patterns`],
  },
  {query: 'component libary', pages: [`${LIBRARY}CRM/`, `${LIBRARY}typescript-react-bootstrap-rtq/`]},
  {query: 'organisation', pages: [`${API}OrganizationApi`, `${MODEL}Organization`]},
  {query: 'authorisation', pages: [`${THORAPI}Security/Decryption-Permissions`, `${API}LoginApi`]},
  {
    query: 'colour',
    pages: [`${MODEL}Format`, `${API}FormatApi`, `${MODEL}Border`, `${LIBRARY}linesbackground`],
  },
  {query: 'catalogue', pages: [`${API}McpMarketplaceCatalogApi`, `${MODEL}McpMarketplaceCatalog`]},
  {query: 'encryted field', pages: ['docs/Products/SecureField/getting-started']},
  {query: 'instalation', pages: [`${VALORIDE}installing-essential-development-tools`]},
  {query: 'enviroment variables', pages: [`${GUIDE}project-setup`]},
  {query: 'postgress', pages: [`${THORAPI}getting-started`, `${GUIDE}project-setup`]},
  {
    query: 'docekr',
    pages: [
      'docs/Support/valkyr-k8s-setup',
      `${VALKYRAI}Utilities/utilities-overview`,
      `${THORAPI}valkyrai-vai`,
    ],
  },
  {query: 'pagnation', pages: ['docs/api-docs']},
  {query: 'authenication', pages: [`${API}LoginApi`]},
  {query: 'webhoks', pages: ['docs/api-docs']},
  {query: 'swager', pages: [`${GUIDE}openapi-spec-enhancement`]},
  {query: 'workf', pages: [`${API}WorkflowApi`, `${MODEL}Workflow`, `${ENGINE}workflow-engine-overview`]},
  {query: 'inv', pages: [`${API}InvoiceApi`, `${MODEL}Invoice`]},
  {query: 'kub', pages: ['docs/Support/valkyr-k8s-setup']},
  {
    query: '"field encryption"',
    pages: [
      'docs/WhitePapers/navigating-the-new-era-of-data-security',
      'docs/Products/SecureField/getting-started',
    ],
  },
  {
    query: '"lost key"',
    pages: [
      'docs/Support/valkyr-support-offerings',
      `${GUIDE}troubleshooting-encryption-failures`,
      'docs/Products/SecureField/disclaimer',
    ],
  },
  {
    query: 'how do i upgrade to a new version',
    pages: [`${GUIDE}versioning`, 'docs/Support/valkyr-on-aws-lightsail'],
  },
  {
    query: 'what licence is the generated code under',
    pages: ['docs/Legal/valkyr-license', 'docs/Legal/content-sharing'],
  },
  {
    query: 'can i self host',
    pages: ['docs/Support/valkyr-k8s-setup', 'docs/Support/valkyr-on-aws-lightsail'],
  },
  {query: 'is there a free plan', pages: ['docs/Support/valkyr-support-offerings']},
  {query: 'quickstart', pages: ['docs/Products/OpenXLS/quick-start', `${VALORIDE}mcp/mcp-quickstart`]},
  {query: 'glossary', pages: ['docs/welcome', `${VALORIDE}valoride-documentation`]},
  {query: 'changelog', pages: [`${THORAPI}changelog`, `${VALKYRAI}changelog`]},
  {query: 'blog', pages: ['blog']},
  {query: 'privacy policy', pages: ['docs/Legal/privacy', `${VALORIDE}valoride-privacy-policy`]},
  {query: 'cookie policy', pages: ['docs/Legal/privacy']},
  {query: 'roles', pages: [`${API}RoleApi`, `${MODEL}Role`]},
  {
    query: 'permissions on objects',
    pages: [`${API}AclEntryApi`, `${MODEL}AclEntry`, `${LIBRARY}PermissionDialog`],
  },
  {
    query: 'acl',
    pages: [
      `${API}AclEntryApi`,
      `${API}AclClassApi`,
      `${MODEL}AclEntry`,
      `${MODEL}AclClass`,
      `${MODEL}AclSid`,
    ],
  },
  {query: 'users list', pages: [`${API}PrincipalApi`]},
];
